import type { Context } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { callerOf } from '../http/caller.ts';
import { checkCaptcha } from '../http/check-captcha.ts';
import { captchaField, emailField } from '../http/fields.ts';
import { readJson } from '../http/read-json.ts';
import { guesserOf, rememberDevice } from '../limits/known-device.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { sessionAnswer } from '../sessions/open-session.ts';
import { signInWithPassword } from '../sessions/sign-in-with-password.ts';

const bodySchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  ...captchaField,
});

// GoTrue lets a weak password in and says so, that the client may ask for a better one.
const weakness = async (auth: AuthContext, password: string, email: string) => {
  try {
    await checkPassword(auth.settings, password, [email]);
    return {};
  } catch (error) {
    if (error instanceof AuthError && error.reasons)
      return { weak_password: { message: error.message, reasons: error.reasons } };
    throw error;
  }
};

/** POST /token?grant_type=password: a session for an address and its password. */
export const tokenPassword = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const body = await readJson(c, bodySchema);
  if (body.phone && !body.email)
    throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  const email = emailField.safeParse(body.email);
  const password = body.password ?? '';
  if (!body.email || !password) throw new AuthError(400, 'validation_failed', 'missing email or phone');
  if (password.length > auth.settings.password.maxLength || !email.success)
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  await checkCaptcha(auth, body, caller);
  const guesser = await guesserOf(auth, c, email.data);
  const opened = await signInWithPassword(auth, { email: email.data, password, guesser, caller });
  await rememberDevice(auth, c, email.data);
  return c.json({ ...(await sessionAnswer(auth, opened)), ...(await weakness(auth, password, email.data)) });
};
