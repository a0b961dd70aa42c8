import type { Context } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { pkceFields, readChallenge } from '../flows/flow-state.ts';
import { answerNotBefore } from '../http/answer-time.ts';
import { callerOf } from '../http/caller.ts';
import { emailField, personField } from '../http/fields.ts';
import { parseInput, readJson } from '../http/read-json.ts';
import { limitMail } from '../limits/limit-mail.ts';
import { take } from '../limits/take.ts';
import { requireAal2 } from '../mfa/require-aal2.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { proveOwner } from '../passwords/prove-owner.ts';
import { allowedRedirect } from '../redirects/allowed-redirect.ts';
import { endRecovery } from '../sessions/end-recovery.ts';
import { loadSignedIn, readBearer } from '../sessions/require-session.ts';
import { tellOwner } from '../security/tell-owner.ts';
import { findUser } from '../users/find-user.ts';
import { changeMetadata } from '../users/change-metadata.ts';
import { changePassword, preparePassword } from '../users/change-password.ts';
import { requestEmailChange } from '../users/request-email-change.ts';
import { loadUserJson, type UserRow } from '../users/user-json.ts';

const bodySchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  current_password: z.string().max(1000).nullish(),
  nonce: z.string().max(20).nullish(),
  data: personField.nullish(),
  app_metadata: z.unknown().optional(),
  ...pkceFields,
});

const assertAllowed = (user: UserRow, wants: { email: string | null; password: string | null }): void => {
  if (user.isSsoUser && (wants.email || wants.password))
    throw new AuthError(
      422,
      'user_sso_managed',
      'Updating email, phone, password of a SSO account only possible via SSO',
    );
  if (user.isAnonymous && wants.password && !wants.email && !user.email)
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
};

/** PUT /user: changes name data at once, the password after the checks it needs, the address once both mailboxes agree. */
export const userPut = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const bearer = await readBearer(auth, c);
  const body = await readJson(c, bodySchema);
  if (body.app_metadata !== undefined)
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone changes are disabled');
  const challenge = readChallenge(body);

  const { user, session } = await auth.database.asService((tx) => loadSignedIn(auth, tx, bearer));
  const wanted = body.email ? parseInput(emailField, body.email) : null;
  const email = wanted === user.email ? null : wanted;
  const password = body.password || null;
  assertAllowed(user, { email, password });
  if (email || password) await auth.database.asService((tx) => requireAal2(tx, user, bearer));
  if (password) await checkPassword(auth.settings, password, [user.email ?? '']);
  if (email) {
    await limitMail(auth, caller, 'email_change', user.email ?? email);
    // Both mailboxes are asked.
    if (user.email) await take(auth, [['mailPerAccount', email]]);
  }

  if (password)
    await proveOwner(auth, { user, session }, { password: body.current_password, nonce: body.nonce }, caller);
  const prepared = password ? await preparePassword(auth, user, password) : null;
  const update = auth.database.asService(async (tx) => {
    const { user: current } = await loadSignedIn(auth, tx, bearer, { hold: true });
    if (prepared) {
      await changePassword(auth, tx, current, { prepared, keepSession: bearer.sessionId });
      await endRecovery(tx, bearer.sessionId);
    }
    if (body.data) await changeMetadata(tx, current, body.data, auth.clock());
    const redirectTo = allowedRedirect(auth.settings, c.req.query('redirect_to'));
    const mails = email
      ? await requestEmailChange(auth, tx, current, { email, challenge, redirectTo })
      : null;
    await writeAudit(tx, {
      action: prepared ? 'user_updated_password' : 'user_modified',
      actor: current,
      at: auth.clock(),
      ip: caller.ip,
    });
    const changed = await findUser(tx, current.id);
    return { user: await loadUserJson(tx, changed ?? current), mails };
  });
  const done = await (email ? answerNotBefore(auth, update) : update);
  done.mails?.send();
  if (password) tellOwner(auth, user, 'password_changed', caller);
  return c.json(done.user);
};
