import { AuthError } from '@whetstone/auth';
import type { PersonClaims } from '@whetstone/database';
import type { MiddlewareHandler } from 'hono';
import type { Dependencies } from './dependencies.ts';
import { ServiceError } from './service-error.ts';
import { sessionStanding } from './session-standing.ts';

export interface SignedIn {
  Variables: { claims: PersonClaims };
}

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Only what the token itself shows to be wrong ends a session; whatever else failed goes on as it is. */
const refusalOf = (cause: unknown): unknown => {
  if (!(cause instanceof AuthError)) return cause;
  return cause.status >= 500
    ? new ServiceError('unavailable', 'Accounts cannot be reached just now. Try again in a moment.', {
        cause,
      })
    : new ServiceError('invalid_token', 'The session is not valid any more. Sign in again.', { cause });
};

/**
 * The verified claims of a request's bearer token. Where accounts are kept here, the token's session must still stand and
 * have passed the account's second factor. Throws `not_signed_in`, `invalid_token`, `second_factor_needed`.
 */
export const claimsOf = async (
  { auth, database, settings }: Dependencies,
  header: string | undefined,
): Promise<PersonClaims> => {
  if (!header) throw new ServiceError('not_signed_in', 'Sign in first.');
  const token = bearer.exec(header)?.[1];
  if (!token) throw new ServiceError('invalid_token', 'The session is not valid. Sign in again.');
  const payload = await auth.verifyAccessToken(token).catch((cause: unknown) => {
    throw refusalOf(cause);
  });
  const isKeptHere = settings.auth.externalUrl === undefined;
  const standing = isKeptHere ? await sessionStanding(database, payload) : 'good';
  if (standing === 'ended') throw new ServiceError('invalid_token', 'This session was ended. Sign in again.');
  if (standing === 'needs-second-factor')
    throw new ServiceError('second_factor_needed', 'Enter the code of your second factor first.');
  return {
    sub: payload.sub,
    role: 'authenticated',
    aal: payload.aal,
    session_id: payload.session_id,
    email: payload.email,
  };
};

/** Lets a request through with the claims of its person, and refuses every other. */
export const authenticate =
  (dependencies: Dependencies): MiddlewareHandler<SignedIn> =>
  async (c, next) => {
    c.set('claims', await claimsOf(dependencies, c.req.header('authorization')));
    await next();
  };
