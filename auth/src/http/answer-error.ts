import { DatabaseUnavailable, isUnavailable } from '@whetstone/database';
import type { Context } from 'hono';
import { AuthError } from '../auth-error.ts';
import { isNavigation, troublePage } from './trouble-page.ts';

const versionHeader = 'X-Supabase-Api-Version';

const isFrom2024 = (version: string | undefined): boolean =>
  version !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= '2024-01-01';

/** A database that was away answers soon after it is back. */
const retrySeconds = 2;

const known = (error: unknown): AuthError => {
  if (error instanceof AuthError) return error;
  if (isUnavailable(error))
    return new AuthError(
      503,
      'unexpected_failure',
      'The account service cannot be reached right now. Try again in a moment.',
      { cause: error, retryAfterSeconds: retrySeconds },
    );
  return new AuthError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  );
};

/** The one place that turns an error into GoTrue's answer, in the form of the API version that the client names. */
export const answerError = (
  error: unknown,
  c: Context,
  log: (event: string, error?: unknown) => void,
): Response => {
  const refusal = known(error);
  // An outage is logged once, where it is noticed, and not for each request that meets it.
  if (refusal.status >= 500 && !(error instanceof DatabaseUnavailable)) log('auth request failed', error);
  const headers: Record<string, string> = {};
  if (refusal.retryAfterSeconds !== undefined) headers['Retry-After'] = String(refusal.retryAfterSeconds);
  if (refusal.status === 503 && isNavigation(c)) return c.html(troublePage(refusal.message), 503, headers);
  const weak = refusal.reasons ? { weak_password: { reasons: refusal.reasons } } : {};
  if (isFrom2024(c.req.header(versionHeader))) {
    headers[versionHeader] = '2024-01-01';
    return c.json({ code: refusal.code, message: refusal.message, ...weak }, refusal.status, headers);
  }
  return c.json(
    { code: refusal.status, error_code: refusal.code, msg: refusal.message, ...weak },
    refusal.status,
    headers,
  );
};
