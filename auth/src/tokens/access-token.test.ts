import { createHmac } from 'node:crypto';
import { schema } from '@whetstone/database';
import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExternalVerifier } from '../create-external-verifier.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import { secretPlaces } from '../secrets/secret-places.ts';
import { privateJwkText } from '../secrets/sealed-jwk.ts';
import {
  addMember,
  baseUrl,
  createTestAuth,
  encryptionKey,
  overDatabase,
  type TestAuth,
} from '../testing/test-auth.ts';

let test: TestAuth;
let good: string;
beforeAll(async () => {
  test = await createTestAuth();
  const client = await addMember(test, 'ada@example.test');
  good = (await client.getSession()).data.session?.access_token ?? '';
});
afterAll(() => test.database.close());

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
const statusOf = async (token: string): Promise<number> =>
  (await test.request('/user', { headers: { Authorization: `Bearer ${token}` } })).status;

/** Signs as the service itself would, to show that a rule is about the claims and not about the signature. */
const signedByUs = async (change: Record<string, unknown>): Promise<string> => {
  const [row] = await test.database.asService((tx) => tx.select().from(schema.signingKeys));
  if (!row) throw new Error('No signing key');
  const opened = createSecretBox([encryptionKey]).open(
    privateJwkText(row.privateJwk),
    secretPlaces.signingKey(row.kid),
  );
  const key = await importJWK(JSON.parse(opened) as JWK, 'ES256');
  return new SignJWT({ ...claimsOf(good), ...change })
    .setProtectedHeader({ alg: 'ES256', kid: row.kid })
    .sign(key);
};

describe('an access token', () => {
  it('is accepted as it was issued', async () => {
    expect(await statusOf(good)).toBe(200);
    expect(await statusOf(await signedByUs({}))).toBe(200);
  });

  it.each([
    ['another role', { role: 'postgres' }],
    ['the service role', { role: 'service_role' }],
    ['no role', { role: undefined }],
    ['another audience', { aud: 'anon' }],
    ['another issuer', { iss: 'https://evil.test/auth/v1' }],
    ['an expiry in the past', { exp: 1_000_000_000 }],
    ['no expiry', { exp: undefined }],
    ['an id that is no UUID', { sub: 'admin' }],
  ])('is refused with %s, though our key signed it', async (_name, change) => {
    const token = await signedByUs(change);
    expect(await statusOf(token)).toBe(403);
    await expect(test.auth.verifyAccessToken(token)).rejects.toMatchObject({ code: 'bad_jwt' });
  });

  it('is refused without a signature, with a broken one, and with the public key as a shared secret', async () => {
    const claims = part(claimsOf(good));
    const { keys } = await test.auth.jwks();
    const shared = `${part({ alg: 'HS256', kid: keys[0]?.kid })}.${claims}`;
    const forgeries = [
      `${part({ alg: 'none' })}.${claims}.`,
      `${part({ alg: 'none', kid: keys[0]?.kid })}.${claims}.`,
      `${good.slice(0, -4)}AAAA`,
      `${shared}.${createHmac('sha256', JSON.stringify(keys[0])).update(shared).digest('base64url')}`,
      'not.a.token',
    ];
    for (const forgery of forgeries) expect(await statusOf(forgery)).toBe(403);
  });

  it('is refused when another key signed it, whatever key it names or brings along', async () => {
    const pair = await generateKeyPair('ES256', { extractable: true });
    const [{ kid = '' } = {}] = (await test.auth.jwks()).keys;
    for (const header of [{ kid }, { kid: 'unknown' }, { jwk: await exportJWK(pair.publicKey) }, {}]) {
      const token = await new SignJWT(claimsOf(good))
        .setProtectedHeader({ alg: 'ES256', ...header })
        .sign(pair.privateKey);
      expect(await statusOf(token)).toBe(403);
    }
  });

  it('expires after an hour', async () => {
    const own = await createTestAuth();
    const client = await addMember(own, 'hour@example.test');
    const token = (await client.getSession()).data.session?.access_token ?? '';
    own.pass(3599);
    expect((await own.auth.verifyAccessToken(token)).email).toBe('hour@example.test');
    own.pass(2);
    await expect(own.auth.verifyAccessToken(token)).rejects.toThrow('token is expired');
    await own.database.close();
  });

  it('survives a rotation of keys until it expires, in every process', async () => {
    const own = await createTestAuth();
    const second = overDatabase(own.database);
    const client = await addMember(own, 'turn@example.test');
    const before = (await client.getSession()).data.session?.access_token ?? '';
    await second.auth.verifyAccessToken(before);
    await second.auth.rotateSigningKey();
    const after = (
      await second
        .client()
        .signInWithPassword({ email: 'turn@example.test', password: 'sharpen the blade 42' })
    ).data.session;
    own.pass(3);
    for (const process of [own, second]) {
      expect((await process.auth.verifyAccessToken(before)).email).toBe('turn@example.test');
      expect((await process.auth.verifyAccessToken(after?.access_token ?? '')).email).toBe(
        'turn@example.test',
      );
      expect((await process.auth.jwks()).keys).toHaveLength(2);
    }
    own.pass(3600 + 121);
    await own.auth.verifyAccessToken(before).catch(() => undefined);
    expect((await own.auth.jwks()).keys).toHaveLength(1);
    await own.database.close();
  });

  it('publishes public halves alone, to be cached for ten minutes', async () => {
    const answer = await test.request('/.well-known/jwks.json');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=600');
    const { keys } = (await answer.json()) as { keys: Record<string, unknown>[] };
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual([
      'alg',
      'crv',
      'key_ops',
      'kid',
      'kty',
      'use',
      'x',
      'y',
    ]);
  });

  it('is verified by another server through the published keys, and not without them', async () => {
    const { createServer } = await import('node:http');
    const server = createServer((_request, answer) => {
      void test.auth
        .jwks()
        .then((set) => answer.setHeader('Content-Type', 'application/json').end(JSON.stringify(set)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const jwksUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/jwks.json`;
    const verifier = createExternalVerifier({ authUrl: baseUrl, jwksUrl, clock: test.now });
    expect((await verifier.verifyAccessToken(good)).email).toBe('ada@example.test');
    await expect(verifier.verifyAccessToken(await signedByUs({ role: 'postgres' }))).rejects.toMatchObject({
      code: 'bad_jwt',
    });
    const elsewhere = createExternalVerifier({
      authUrl: 'https://other.test/auth/v1',
      jwksUrl,
      clock: test.now,
    });
    await expect(elsewhere.verifyAccessToken(good)).rejects.toMatchObject({ code: 'bad_jwt' });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const cut = createExternalVerifier({ authUrl: baseUrl, jwksUrl, clock: test.now });
    await expect(cut.verifyAccessToken(good)).rejects.toMatchObject({ status: 503 });
  });
});
