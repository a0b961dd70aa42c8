import type { AuthError } from '@supabase/auth-js';

/** The seconds after which the service sends the next mail, where a refusal says so. */
export function mailWaitOf(error: AuthError | null): number | undefined {
  if (error?.code !== 'over_email_send_rate_limit') return undefined;
  const seconds = /after (\d+) seconds/.exec(error.message)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}
