import type { Context } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { callerOf, type Caller } from '../http/caller.ts';
import { readJson } from '../http/read-json.ts';
import { sendMail } from '../mail/send-mail.ts';
import { requireAal2 } from '../mfa/require-aal2.ts';
import { isMailedCode, isPresentPassword } from '../passwords/prove-owner.ts';
import { loadSignedIn, readBearer, type SessionRow } from '../sessions/require-session.ts';
import { deleteUser } from '../users/delete-user.ts';
import type { UserRow } from '../users/user-json.ts';
import { lifetimes } from '../limits/lifetimes.ts';

const bodySchema = z.object({
  password: z.string().max(1000).nullish(),
  nonce: z.string().max(20).nullish(),
});

const isProven = async (
  auth: AuthContext,
  { user, session }: { user: UserRow; session: SessionRow },
  { password, nonce }: z.output<typeof bodySchema>,
  caller: Caller,
): Promise<boolean> => {
  if (password) return isPresentPassword(auth, user, password, caller);
  if (nonce) return isMailedCode(auth, user, nonce, caller);
  return auth.clock().getTime() - (session.createdAt?.getTime() ?? 0) <= lifetimes.recentSignIn * 1000;
};

const whatIsMissing = ({ password, nonce }: z.output<typeof bodySchema>): string => {
  if (password) return 'This password is incorrect.';
  if (nonce) return 'This code is incorrect or has expired.';
  return 'To delete your account, enter your password or an emailed code, or sign in again.';
};

/**
 * DELETE /user, an addition to GoTrue's wire: the owner deletes the account. Needs a sign-in of the last ten minutes, the
 * password, or a code of /reauthenticate; a mail tells that it is done. Throws 400 `reauthentication_needed`.
 */
export const userDelete = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const bearer = await readBearer(auth, c);
  const body = await readJson(c, bodySchema);
  const { user, session } = await auth.database.asService(async (tx) => {
    const found = await loadSignedIn(auth, tx, bearer);
    await requireAal2(tx, found.user, bearer);
    return found;
  });
  if (!(await isProven(auth, { user, session }, body, caller)))
    throw new AuthError(400, 'reauthentication_needed', whatIsMissing(body));
  await auth.beforeDeletion({ id: user.id, email: user.email ?? '' });
  await auth.database.asService(async (tx) => {
    await writeAudit(tx, { action: 'user_deleted', actor: user, at: auth.clock(), ip: caller.ip });
    await deleteUser(tx, user.id);
  });
  if (user.email) sendMail(auth, 'account_deleted', user.email);
  return c.body(null, 204);
};
