import { randomUUID } from 'node:crypto';
import { schema } from '@whetstone/database';
import { eq, isNotNull } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addMember,
  createTestAuth,
  encryptionKey,
  overDatabase,
  type TestAuth,
} from '../testing/test-auth.ts';
import { UnknownEncryptionKey } from './secret-box.ts';

const { authSecrets, mfaFactors, signingKeys } = schema;
const otherKey = Buffer.alloc(32, 'another').toString('base64');

let test: TestAuth;
beforeAll(async () => {
  test = await createTestAuth();
});
afterAll(() => test.database.close());

const stored = async (): Promise<string[]> =>
  test.database.asService(async (tx) => [
    ...(await tx.select().from(signingKeys)).map((row) => JSON.stringify(row.privateJwk)),
    ...(await tx.select().from(authSecrets)).map((row) => row.value),
    ...(await tx.select().from(mfaFactors).where(isNotNull(mfaFactors.secret))).map(
      (row) => row.secret ?? '',
    ),
  ]);

/** A member with a verified authenticator app. */
const withFactor = async (on: TestAuth, name: string) => {
  const client = await addMember(on, `${name}-${randomUUID().slice(0, 8)}@example.test`);
  const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
  if (!data) throw new Error('No factor');
  const enter = async () => {
    on.pass(60);
    const code = new TOTP({ secret: Secret.fromBase32(data.totp.secret) }).generate({
      timestamp: on.now().getTime(),
    });
    return (await client.mfa.challengeAndVerify({ factorId: data.id, code })).error;
  };
  expect(await enter()).toBeNull();
  return { id: data.id, secret: data.totp.secret, client, enter };
};

describe('[AU-09] secrets at rest', () => {
  it('none lies open in the database: signing key, shared secrets, authenticator apps', async () => {
    const factor = await withFactor(test, 'ada');
    const texts = await stored();
    expect(texts.length).toBeGreaterThanOrEqual(3);
    for (const text of texts) expect(text).toMatch(/^(\{"sealed":")?sealed:1:/);
    expect(texts.join()).not.toContain(factor.secret);
    expect(await factor.enter()).toBeNull();
  });

  it('what lay open before is read, and sealed at the next start', async () => {
    const factor = await withFactor(test, 'bob');
    await test.database.asService((tx) =>
      tx.update(mfaFactors).set({ secret: factor.secret }).where(eq(mfaFactors.id, factor.id)),
    );
    expect(await factor.enter()).toBeNull();
    await test.auth.reseal();
    expect((await stored()).join()).not.toContain(factor.secret);
    expect(await factor.enter()).toBeNull();
  });

  it('another key in front seals all anew; tokens and codes go on, and the old key is no longer needed', async () => {
    const factor = await withFactor(test, 'eve');
    const token = (await factor.client.getSession()).data.session?.access_token ?? '';
    const rotated = overDatabase(test.database, { encryptionKeys: [otherKey, encryptionKey] });
    await rotated.auth.reseal();
    const after = overDatabase(test.database, { encryptionKeys: [otherKey] });
    await after.auth.reseal();
    expect((await after.auth.jwks()).keys).toEqual((await test.auth.jwks()).keys);
    expect((await after.auth.verifyAccessToken(token)).email).toMatch(/^eve-/);
    const withoutKey = overDatabase(test.database, { encryptionKeys: [encryptionKey] });
    await expect(withoutKey.auth.reseal()).rejects.toThrow(UnknownEncryptionKey);
    await overDatabase(test.database, { encryptionKeys: [encryptionKey, otherKey] }).auth.reseal();
    expect(await factor.enter()).toBeNull();
  });
});
