import type { Context } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { pkceFields, readChallenge } from '../flows/flow-state.ts';
import { answerAtFloor } from '../http/answer-time.ts';
import { callerOf } from '../http/caller.ts';
import { checkCaptcha } from '../http/check-captcha.ts';
import { captchaField, emailField } from '../http/fields.ts';
import { readJson } from '../http/read-json.ts';
import { limitMail } from '../limits/limit-mail.ts';
import { prepareLink, type LinkRequest } from '../mail/prepare-link.ts';
import { allowedRedirect } from '../redirects/allowed-redirect.ts';
import { lockUserByEmail } from '../users/find-user.ts';

const bodySchema = z.object({ email: emailField, ...pkceFields, ...captchaField });

/** Mails a link by which the owner of a known address may choose a new password; does nothing for an unknown one. */
const requestRecovery = async (auth: AuthContext, email: string, request: LinkRequest): Promise<void> => {
  const link = await auth.database.asService(async (tx) => {
    const user = await lockUserByEmail(tx, email);
    return user ? prepareLink(auth, tx, user, 'recovery', request) : null;
  });
  link?.send();
};

/** POST /recover: answers the same, after the same time, for known and unknown addresses. */
export const recover = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const body = await readJson(c, bodySchema);
  const challenge = readChallenge(body);
  await checkCaptcha(auth, body, caller);
  await limitMail(auth, caller, 'recovery', body.email);
  const redirectTo = allowedRedirect(auth.settings, c.req.query('redirect_to'));
  await answerAtFloor(auth, requestRecovery(auth, body.email, { challenge, redirectTo, caller }));
  return c.json({});
};
