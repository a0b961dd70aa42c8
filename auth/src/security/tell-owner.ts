import type { AuthContext } from '../auth-context.ts';
import type { Caller } from '../http/caller.ts';
import { sendMail } from '../mail/send-mail.ts';
import { doneWords } from './done-words.ts';
import type { UserRow } from '../users/user-json.ts';

/** A change of what opens an account; each has a mail of its name. */
export type KeyChange =
  | 'password_changed'
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'recovery_codes_made'
  | 'identity_linked'
  | 'identity_unlinked';

/** Mails the owner that a key of the account has changed, and notes it in the security log; to be called once the change stands. */
export const tellOwner = (
  auth: AuthContext,
  user: Pick<UserRow, 'id' | 'email'>,
  change: KeyChange,
  caller: Caller,
): void => {
  auth.securityLog.note({ kind: change, userId: user.id, network: caller.subject });
  if (user.email)
    sendMail(auth, change, user.email, {
      link: `${auth.settings.siteUrl}/account#security`,
      done: doneWords(auth.clock(), caller.userAgent),
    });
};
