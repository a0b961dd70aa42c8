import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, createTestAuth, password, type TestAuth } from '../testing/test-auth.ts';

let test: TestAuth;
beforeAll(async () => {
  test = await createTestAuth();
});
afterAll(() => test.database.close());

const signIn = (email: string, secret: string, cookie = '') =>
  test.post(
    '/token?grant_type=password',
    { email, password: secret },
    cookie ? { headers: { Cookie: cookie } } : {},
  );

const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Strangers guess from everywhere until nobody's guess is looked at any more. */
const shutOut = async (email: string) => {
  for (let index = 0; index < 20; index++) await signIn(email, `wrong ${index}`);
  expect((await signIn(email, password)).status).toBe(429);
};

describe('an owner whose password strangers guess', () => {
  it('[AU-15] gets in at a browser that has been in before, strangers do not', async () => {
    const email = 'known@example.test';
    await addMember(test, email);
    const answer = await signIn(email, password);
    const known = cookieOf(answer);
    expect(answer.headers.getSetCookie()[0]).toMatch(/HttpOnly; Secure; SameSite=Strict/);
    expect(known).not.toContain('known@');
    await shutOut(email);
    expect((await signIn(email, password, known)).status).toBe(200);
    expect((await signIn(email, password)).status).toBe(429);
    expect(
      (
        await signIn(
          email,
          password,
          known.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        )
      ).status,
    ).toBe(429);
  });

  it('[AU-15] finds the guesses of a known browser limited, too, and the cookie of another account worthless', async () => {
    const email = 'limited@example.test';
    await addMember(test, email);
    await addMember(test, 'neighbour@example.test');
    const known = cookieOf(await signIn(email, password));
    const neighbour = cookieOf(await signIn('neighbour@example.test', password));
    const outcomes: number[] = [];
    for (let index = 0; index < 22; index++)
      outcomes.push((await signIn(email, `wrong ${index}`, known)).status);
    expect(outcomes.filter((status) => status === 400)).toHaveLength(20);
    expect(outcomes.at(-1)).toBe(429);
    await shutOut(email);
    const moved = `${known.split('=')[0]}=${neighbour.split('=')[1]}`;
    expect((await signIn(email, password, moved)).status).toBe(429);
  });

  it.each(['recovery', 'magiclink'] as const)('[AU-15] gets in after a mailed %s, anywhere', async (type) => {
    const email = `mailed-${type}@example.test`;
    await addMember(test, email);
    await shutOut(email);
    test.pass(61);
    const client = test.client();
    if (type === 'recovery') await client.resetPasswordForEmail(email);
    else await client.signInWithOtp({ email });
    const { error } = await client.verifyOtp({ email, token: test.mailTo(email).code, type });
    expect(error).toBeNull();
    expect((await signIn(email, password)).status).toBe(200);
  });

  it('[AU-15] gets in after a mailed link of the PKCE flow', async () => {
    const email = 'pkce@example.test';
    await addMember(test, email);
    await shutOut(email);
    test.pass(61);
    const client = test.client({ flowType: 'pkce' });
    await client.resetPasswordForEmail(email);
    const answer = await test.request(test.mailTo(email).link);
    const code = new URL(answer.headers.get('Location') ?? '').searchParams.get('code') ?? '';
    expect((await client.exchangeCodeForSession(code)).error).toBeNull();
    expect((await signIn(email, password)).status).toBe(200);
  });

  it('[AU-15] is not told apart from nobody: the answers to strangers are the same', async () => {
    const statuses: number[][] = [];
    await addMember(test, 'somebody@example.test');
    for (const email of ['somebody@example.test', 'nobody@example.test']) {
      const seen: number[] = [];
      for (let index = 0; index < 22; index++) {
        const answer = await signIn(email, `wrong ${index}`);
        expect(answer.headers.getSetCookie()).toEqual([]);
        seen.push(answer.status);
      }
      statuses.push(seen);
    }
    expect(statuses[0]).toEqual(statuses[1]);
  });
});
