import type { Context } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { pkceFields, readChallenge } from '../flows/flow-state.ts';
import { answerAtFloor } from '../http/answer-time.ts';
import { callerOf } from '../http/caller.ts';
import { checkCaptcha } from '../http/check-captcha.ts';
import { captchaField, emailField } from '../http/fields.ts';
import { parseInput, readJson } from '../http/read-json.ts';
import { limitMail } from '../limits/limit-mail.ts';
import { prepareLink, type LinkRequest } from '../mail/prepare-link.ts';
import { allowedRedirect } from '../redirects/allowed-redirect.ts';
import { lockUserByEmail } from '../users/find-user.ts';
import { requestEmailChange } from '../users/request-email-change.ts';

const bodySchema = z.object({
  type: z.enum(
    ['signup', 'email_change', 'sms', 'phone_change'],
    'Missing one of these types: signup, email_change, sms, phone_change',
  ),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  ...pkceFields,
  ...captchaField,
});

interface Request extends LinkRequest {
  readonly type: 'signup' | 'email_change';
  readonly email: string;
}

const sendAgain = async (auth: AuthContext, { type, email, ...request }: Request): Promise<void> => {
  const mails = await auth.database.asService(async (tx) => {
    const user = await lockUserByEmail(tx, email);
    if (!user) return null;
    if (type === 'email_change')
      return user.emailChange
        ? requestEmailChange(auth, tx, user, { ...request, email: user.emailChange })
        : null;
    return user.emailConfirmedAt ? null : prepareLink(auth, tx, user, 'signup', request);
  });
  mails?.send();
};

/** POST /resend: the waiting mail of a sign-up or of a change of address, once more; the same answer where nothing waits. */
export const resend = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const body = await readJson(c, bodySchema);
  const { type } = body;
  if (type === 'sms' || type === 'phone_change')
    throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  const email = parseInput(emailField, body.email ?? '');
  const challenge = readChallenge(body);
  await checkCaptcha(auth, body, caller);
  await limitMail(auth, caller, type === 'signup' ? 'confirmation' : 'email_change', email);
  const redirectTo = allowedRedirect(auth.settings, c.req.query('redirect_to'));
  await answerAtFloor(auth, sendAgain(auth, { type, email, challenge, redirectTo, caller }));
  return c.json({});
};
