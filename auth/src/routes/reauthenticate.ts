import { schema } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { createOneTimeToken } from '../codes/one-time-token.ts';
import { callerOf } from '../http/caller.ts';
import { limitMail } from '../limits/limit-mail.ts';
import { sendMail } from '../mail/send-mail.ts';
import { loadSignedIn, readBearer } from '../sessions/require-session.ts';

/** GET /reauthenticate: mails the code that a password change or a deletion asks for in an older session. */
export const reauthenticate = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const bearer = await readBearer(auth, c);
  const { user } = await auth.database.asService((tx) => loadSignedIn(auth, tx, bearer));
  const email = user.email;
  if (!email)
    throw new AuthError(
      422,
      'validation_failed',
      'Reauthentication requires the user to have an email or a phone number',
    );
  await limitMail(auth, caller, 'reauthentication', email);
  const { code } = await auth.database.asService(async (tx) => {
    const now = auth.clock();
    await tx.update(schema.users).set({ reauthenticationSentAt: now }).where(eq(schema.users.id, user.id));
    await writeAudit(tx, { action: 'user_reauthenticate_requested', actor: user, at: now, ip: caller.ip });
    return createOneTimeToken(tx, { userId: user.id, type: 'reauthentication_token', relatesTo: email, now });
  });
  sendMail(auth, 'reauthentication', email, { code });
  return c.json({});
};
