import { schema } from '@whetstone/database';
import type { GoTrueClient } from '@supabase/auth-js';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, createTestAuth, password, type TestAuth } from '../testing/test-auth.ts';

const newPassword = 'a new one for the blade';
let test: TestAuth;
beforeAll(async () => {
  test = await createTestAuth();
});
afterAll(() => test.database.close());

const signedInByPassword = async (email: string): Promise<GoTrueClient> => {
  await addMember(test, email);
  const client = test.client();
  const { error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
};

const change = async (client: GoTrueClient, proof: { current_password?: string; nonce?: string } = {}) =>
  (await client.updateUser({ password: newPassword, ...proof })).error?.code ?? 'changed';

const canSignIn = async (email: string, secret: string): Promise<boolean> =>
  (await test.client().signInWithPassword({ email, password: secret })).error === null;

const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a change of password', () => {
  it('[AU-05] in a session of minutes asks for the present one, and takes it', async () => {
    const email = 'fresh@example.test';
    const client = await signedInByPassword(email);
    expect(await change(client)).toBe('current_password_required');
    expect(await change(client, { current_password: 'not the present one' })).toBe(
      'current_password_invalid',
    );
    expect(await canSignIn(email, password)).toBe(true);
    expect(await change(client, { current_password: password })).toBe('changed');
    expect([await canSignIn(email, password), await canSignIn(email, newPassword)]).toEqual([false, true]);
  });

  it('[AU-05] takes a mailed code instead, once', async () => {
    const client = await signedInByPassword('coded@example.test');
    expect((await client.reauthenticate()).error).toBeNull();
    const { code } = test.mailTo('coded@example.test');
    expect(await change(client, { nonce: other(code) })).toBe('reauthentication_not_valid');
    expect(await change(client, { nonce: code })).toBe('changed');
    const again = await client.updateUser({ password: 'yet another blade', nonce: code });
    expect(again.error?.code).toBe('reauthentication_not_valid');
  });

  it('[AU-05] of an account without a password takes the code alone', async () => {
    const email = 'linked@example.test';
    const client = await signedInByPassword(email);
    await test.database.asService((tx) =>
      tx.update(schema.users).set({ encryptedPassword: null }).where(eq(schema.users.email, email)),
    );
    expect(await change(client)).toBe('reauthentication_needed');
    expect(await change(client, { current_password: password })).toBe('current_password_invalid');
    await client.reauthenticate();
    expect(await change(client, { nonce: test.mailTo(email).code })).toBe('changed');
    expect(await canSignIn(email, newPassword)).toBe(true);
  });

  it.each(['implicit', 'pkce'] as const)(
    '[AU-05] asks for nothing in a session that a recovery has just opened (%s), once and for a quarter of an hour',
    async (flowType) => {
      const email = `recovered-${flowType}@example.test`;
      await addMember(test, email);
      const recover = async () => {
        const client = test.client({ flowType });
        test.pass(61);
        await client.resetPasswordForEmail(email);
        const mail = test.mailTo(email);
        if (flowType === 'implicit') {
          await client.verifyOtp({ email, token: mail.code, type: 'recovery' });
          return client;
        }
        const answer = await test.request(mail.link);
        const code = new URL(answer.headers.get('Location') ?? '').searchParams.get('code') ?? '';
        expect((await client.exchangeCodeForSession(code)).error).toBeNull();
        return client;
      };
      const late = await recover();
      test.pass(15 * 60 + 1);
      expect(await change(late)).toBe('current_password_required');
      const client = await recover();
      expect(await change(client)).toBe('changed');
      const second = await client.updateUser({ password: 'yet another blade' });
      expect(second.error?.code).toBe('current_password_required');
    },
  );

  it('[AU-10] ends the other sessions at once, and keeps this one', async () => {
    const email = 'sessions@example.test';
    const client = await signedInByPassword(email);
    const elsewhere = test.client();
    await elsewhere.signInWithPassword({ email, password });
    expect(await change(client, { current_password: password })).toBe('changed');
    expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await elsewhere.refreshSession()).error).not.toBeNull();
    expect((await client.getUser()).error).toBeNull();
  });

  it('[AU-15] counts guesses at the present password as wrong passwords, and leaves the sign-in open', async () => {
    const email = 'guessed@example.test';
    const client = await signedInByPassword(email);
    const outcomes: string[] = [];
    for (let index = 0; index < 22; index++)
      outcomes.push(await change(client, { current_password: `wrong ${index}` }));
    expect(outcomes.filter((outcome) => outcome === 'current_password_invalid')).toHaveLength(20);
    expect(outcomes.at(-1)).toBe('over_request_rate_limit');
    expect(await change(client, { current_password: password })).toBe('over_request_rate_limit');
    expect(await canSignIn(email, password)).toBe(true);
    await client.reauthenticate();
    expect(await change(client, { nonce: test.mailTo(email).code })).toBe('changed');
  });
});
