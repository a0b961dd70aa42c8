import { createHmac, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AuthContext } from '../auth-context.ts';
import { isSameSecret } from '../tokens/opaque-token.ts';
import { lifetimes } from './lifetimes.ts';

const keyOf = (auth: AuthContext): Promise<string> => auth.sharedSecret('known devices');

const digest = (key: string, ...parts: string[]): string =>
  createHmac('sha256', key).update(parts.join('\0')).digest('base64url');

/** One cookie for an account, which names it to nobody but us. */
const cookieName = (key: string, email: string): string =>
  `whetstone_known_${digest(key, 'name', email).replaceAll(/\W/g, '').slice(0, 12)}`;

/**
 * Notes in a cookie that this browser has signed in to the account. It opens nothing: wrong passwords from such a browser
 * are counted apart from those of strangers, who can therefore not shut the owner out.
 */
export const rememberDevice = async (auth: AuthContext, c: Context, email: string): Promise<void> => {
  const key = await keyOf(auth);
  const id = randomUUID();
  const end = String(Math.floor(auth.clock().getTime() / 1000) + lifetimes.idleSession);
  const { pathname, protocol } = new URL(auth.settings.baseUrl);
  setCookie(c, cookieName(key, email), `${id}.${end}.${digest(key, 'device', email, id, end)}`, {
    path: pathname,
    httpOnly: true,
    secure: protocol === 'https:',
    sameSite: 'Strict',
    maxAge: lifetimes.idleSession,
  });
};

/** Whose guesses at an account's password these are: those of a browser that it knows, or those of all strangers together. */
export const guesserOf = async (auth: AuthContext, c: Context, email: string): Promise<string> => {
  const key = await keyOf(auth);
  const [id = '', end = '', seal = ''] = (getCookie(c, cookieName(key, email)) ?? '').split('.');
  const isGood = isSameSecret(seal, digest(key, 'device', email, id, end));
  return isGood && Number(end) * 1000 > auth.clock().getTime() ? `${email} at ${id}` : email;
};
