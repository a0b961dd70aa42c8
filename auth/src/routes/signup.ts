import type { Context } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { pkceFields, readChallenge } from '../flows/flow-state.ts';
import { answerNotBefore } from '../http/answer-time.ts';
import { callerOf } from '../http/caller.ts';
import { checkCaptcha } from '../http/check-captcha.ts';
import { captchaField, emailField, personField } from '../http/fields.ts';
import { parseInput, readJson } from '../http/read-json.ts';
import { limitMail } from '../limits/limit-mail.ts';
import { take } from '../limits/take.ts';
import { sendMail } from '../mail/send-mail.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { allowedRedirect } from '../redirects/allowed-redirect.ts';
import { sessionAnswer } from '../sessions/open-session.ts';
import { signUp } from '../users/sign-up.ts';
import { unconfirmedAnswer } from '../users/unconfirmed-answer.ts';

const bodySchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: personField.nullish(),
  ...pkceFields,
  ...captchaField,
});

const assertOpen = (auth: AuthContext, body: z.output<typeof bodySchema>): void => {
  if (auth.settings.signupDisabled)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  if (body.email) return;
  if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
};

/** POST /signup: a new account by address and password, which counts once its mailed link is followed. */
export const signup = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const body = await readJson(c, bodySchema);
  assertOpen(auth, body);
  const email = parseInput(emailField, body.email);
  const password = body.password ?? '';
  if (!password) throw new AuthError(400, 'validation_failed', 'Signup requires a valid password');
  const data = body.data ?? {};
  // Before the password is judged, which costs some milliseconds of the processor.
  await take(auth, [['signUpPerAddress', caller.subject]]);
  await checkPassword(auth.settings, password, [
    email,
    ...(typeof data['full_name'] === 'string' ? [data['full_name']] : []),
  ]);
  const challenge = readChallenge(body);
  await checkCaptcha(auth, body, caller);
  if (!auth.settings.autoConfirm) await limitMail(auth, caller, 'confirmation', email);

  const redirectTo = allowedRedirect(auth.settings, c.req.query('redirect_to'));
  const outcome = await answerNotBefore(
    auth,
    signUp(auth, { email, password, data, challenge, redirectTo, caller }),
  );
  if (outcome.kind === 'signed in') return c.json(await sessionAnswer(auth, outcome.opened));
  if (auth.settings.autoConfirm) throw new AuthError(422, 'user_already_exists', 'User already registered');
  if (outcome.kind === 'to confirm') outcome.link.send();
  else sendMail(auth, 'account_exists', email, { link: auth.settings.siteUrl });
  const userId = outcome.kind === 'to confirm' ? outcome.userId : null;
  return c.json(await unconfirmedAnswer(auth, { userId, email, data }));
};
