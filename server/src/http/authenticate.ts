import { AuthError, type AccessClaims } from '@whetstone/auth';
import type { PersonClaims } from '@whetstone/database';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Dependencies } from './dependencies.ts';
import { ServiceError } from './service-error.ts';
import { isSuspended, sessionStanding, type SessionStanding } from './session-standing.ts';
import { maySuspended } from './suspended-may.ts';

export interface SignedIn {
  Variables: { claims: PersonClaims };
}

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Only what the token itself shows to be wrong ends a session; whatever else failed goes on as it is. */
const refusalOf = (cause: unknown): unknown => {
  if (!(cause instanceof AuthError)) return cause;
  return cause.status >= 500
    ? new ServiceError(
        'unavailable',
        'The account service cannot be reached right now. Try again in a moment.',
        {
          cause,
        },
      )
    : new ServiceError('invalid_token', 'Your session is no longer valid. Sign in again.', { cause });
};

const standingOf = async (
  { database, settings }: Dependencies,
  payload: AccessClaims,
): Promise<SessionStanding> =>
  settings.auth.externalUrl === undefined
    ? sessionStanding(database, payload)
    : { session: 'good', isSuspended: await isSuspended(database, payload.sub) };

/**
 * The verified claims of a request's bearer token. Where accounts are kept here, the token's session must still stand and
 * have passed the account's second factor. A suspended person gets no further than `suspended-may.ts` says.
 * Throws `not_signed_in`, `invalid_token`, `second_factor_needed`, `suspended`.
 */
export const claimsOf = async (dependencies: Dependencies, c: Context): Promise<PersonClaims> => {
  const header = c.req.header('authorization');
  if (!header) throw new ServiceError('not_signed_in', 'Sign in first.');
  const token = bearer.exec(header)?.[1];
  if (!token) throw new ServiceError('invalid_token', 'The session is not valid. Sign in again.');
  const payload = await dependencies.auth.verifyAccessToken(token).catch((cause: unknown) => {
    throw refusalOf(cause);
  });
  const standing = await standingOf(dependencies, payload);
  if (standing.session === 'ended')
    throw new ServiceError('invalid_token', 'This session has ended. Sign in again.');
  if (standing.session === 'needs-second-factor')
    throw new ServiceError('second_factor_needed', 'Enter your two-factor code first.');
  if (standing.isSuspended && !maySuspended(c.req.method, routePath(c)))
    throw new ServiceError(
      'suspended',
      'Your account is suspended, so this is not possible. Your account page says why, and how to reach us.',
    );
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
    c.set('claims', await claimsOf(dependencies, c));
    await next();
  };
