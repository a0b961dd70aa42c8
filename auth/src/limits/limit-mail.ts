import type { AuthContext } from '../auth-context.ts';
import type { Caller } from '../http/caller.ts';
import { take } from './take.ts';

/**
 * Counts one mail against the caller's address and against the mailbox, whether or not anyone has an account there:
 * a refusal tells nothing. Throws 429 `over_email_send_rate_limit`.
 */
export const limitMail = (auth: AuthContext, caller: Caller, kind: string, email: string): Promise<void> =>
  take(auth, [
    ['mailPerAddress', caller.subject],
    ['mailGap', `${kind}:${email}`],
    ['mailPerAccount', email],
  ]);
