import { generateKeyPairSync, sign } from 'node:crypto';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAuth, overDatabase, siteUrl, type TestAuth } from '../testing/test-auth.ts';

let test: TestAuth;
beforeAll(async () => {
  test = await createTestAuth({ web3: ['ethereum', 'solana'] });
});
afterAll(() => test.database.close());

const wallet = privateKeyToAccount(`0x${'7a'.repeat(32)}`);
const otherWallet = privateKeyToAccount(`0x${'7b'.repeat(32)}`);

interface Changes {
  chain?: string;
  address?: string;
  domain?: string;
  uri?: string;
  issuedAt?: Date;
  more?: string;
}

let signed = 0;
const messageOf = (change: Changes = {}): string =>
  `${change.domain ?? 'app.test'} wants you to sign in with your ${change.chain ?? 'Ethereum'} account:
${change.address ?? wallet.address}

Sign in to Whetstone, number ${++signed}.

URI: ${change.uri ?? `${siteUrl}/`}
Version: 1
Chain ID: 1
Issued At: ${(change.issuedAt ?? test.now()).toISOString()}${change.more ?? ''}`;

const grant = async (chain: 'ethereum' | 'solana', message: string, signature: string) => {
  const answer = await test.post('/token?grant_type=web3', { chain, message, signature });
  return {
    status: answer.status,
    body: (await answer.json()) as {
      msg?: string;
      user?: { id: string; email: string; app_metadata: object };
    },
  };
};

const signIn = async (message: string, by = wallet) =>
  grant('ethereum', message, await by.signMessage({ message }));

describe('a wallet', () => {
  it('[AU-13] of Ethereum signs its owner in, always to the same account', async () => {
    const first = await signIn(messageOf());
    expect(first.body.user).toMatchObject({ email: '', app_metadata: { provider: 'web3' } });
    const second = await signIn(messageOf());
    expect(second.body.user?.id).toBe(first.body.user?.id);
    const other = await signIn(messageOf({ address: otherWallet.address }), otherWallet);
    expect(other.body.user?.id).not.toBe(first.body.user?.id);
  });

  it('[AU-13] of Solana signs its owner in', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
    const message = messageOf({ chain: 'Solana', address: toBase58(raw) });
    const signature = sign(null, Buffer.from(message), privateKey).toString('base64url');
    expect((await grant('solana', `${message} `, signature)).status).toBe(400);
    const answer = await grant('solana', message, signature);
    expect([answer.status, answer.body.user?.app_metadata]).toEqual([
      200,
      { provider: 'web3', providers: ['web3'] },
    ]);
  });

  it('[AU-13] of Solana has one account by one address, not by others that begin with the same key', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
    // Key and half a byte: hex that is cut off when it is read.
    const longer = Buffer.from(`0${raw.toString('hex').replace(/^0+/, '')}7`.padStart(66, '0'), 'hex');
    const refused = messageOf({ chain: 'Solana', address: toBase58(longer) });
    const taken = messageOf({ chain: 'Solana', address: toBase58(raw) });
    const signed = (message: string) => sign(null, Buffer.from(message), privateKey).toString('base64url');
    expect((await grant('solana', refused, signed(refused))).status).toBe(400);
    expect((await grant('solana', taken, signed(taken))).status).toBe(200);
  });

  it('opens one session by one message', async () => {
    const message = messageOf();
    expect((await signIn(message)).status).toBe(200);
    expect((await signIn(message)).body.msg).toBe('The message has already been used');
  });

  it.each<[string, () => Changes]>([
    ['for another site', () => ({ domain: 'evil.test', uri: 'https://evil.test/' })],
    ['whose domain is not that of its URI', () => ({ domain: 'evil.test' })],
    ['without HTTPS', () => ({ uri: 'http://app.test/' })],
    ['from long ago', () => ({ issuedAt: new Date(test.now().getTime() - 601_000) })],
    ['from the future', () => ({ issuedAt: new Date(test.now().getTime() + 601_000) })],
    ['that has expired', () => ({ more: `\nExpiration Time: ${test.now().toISOString()}` })],
    [
      'that is not valid yet',
      () => ({ more: `\nNot Before: ${new Date(test.now().getTime() + 1000).toISOString()}` }),
    ],
    ['that names a field twice', () => ({ more: '\nURI: https://evil.test/' })],
    ['of another chain', () => ({ chain: 'Solana' })],
    ['of an address that did not sign', () => ({ address: otherWallet.address })],
  ])('is refused with a message %s', async (_name, change) => {
    expect((await signIn(messageOf(change()))).status).toBe(400);
  });

  it('is refused where wallets are not enabled', async () => {
    const closed = overDatabase(test.database);
    const answer = await closed.post('/token?grant_type=web3', {
      chain: 'ethereum',
      message: messageOf(),
      signature: '0x',
    });
    expect([answer.status, ((await answer.json()) as { error_code: string }).error_code]).toEqual([
      422,
      'web3_provider_disabled',
    ]);
  });
});

const toBase58 = (bytes: Uint8Array): string => {
  const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  for (; value > 0n; value /= 58n) text = `${digits[Number(value % 58n)]}${text}`;
  return text;
};
