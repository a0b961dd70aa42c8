import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 random bits, fit for a URL. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token: enough to recognise it, not enough to use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token that follows the one of that hash: only a holder of the secret can compute it, so it need not be stored. */
export const successorToken = (secret: string, hash: string): string =>
  createHmac('sha256', secret).update(hash).digest('base64url');

/** Six random digits. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares two secrets in a time that does not depend on where they differ. */
export const isSameSecret = (one: string, other: string): boolean => {
  return timingSafeEqual(digest(one), digest(other));
};
