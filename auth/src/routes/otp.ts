import type { Context } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { pkceFields, readChallenge } from '../flows/flow-state.ts';
import { answerAtFloor } from '../http/answer-time.ts';
import { callerOf } from '../http/caller.ts';
import { checkCaptcha } from '../http/check-captcha.ts';
import { captchaField, emailField, metadataField, phoneField } from '../http/fields.ts';
import { parseInput, readJson } from '../http/read-json.ts';
import { take } from '../limits/take.ts';
import { limitMail } from '../limits/limit-mail.ts';
import { prepareLink, type LinkRequest } from '../mail/prepare-link.ts';
import { allowedRedirect } from '../redirects/allowed-redirect.ts';
import { createEmailUser } from '../users/create-email-user.ts';
import { requestPhoneCode } from '../users/request-phone-code.ts';
import { lockUserByEmail } from '../users/find-user.ts';

const bodySchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  create_user: z.boolean().nullish(),
  data: metadataField.nullish(),
  ...pkceFields,
  ...captchaField,
});

interface Request extends LinkRequest {
  readonly email: string;
  readonly mayCreate: boolean;
  readonly data: Record<string, unknown>;
}

/** Mails a sign-in link; an unknown address gets an unconfirmed account first, which the link will confirm. */
const requestMagicLink = async (auth: AuthContext, input: Request): Promise<void> => {
  const { email, mayCreate, data } = input;
  const link = await auth.database.asService(async (tx) => {
    const known = await lockUserByEmail(tx, email);
    const added =
      known || !mayCreate
        ? undefined
        : await createEmailUser(tx, { email, userMetadata: data }, auth.clock());
    const user = known ?? added ?? (mayCreate ? await lockUserByEmail(tx, email) : undefined);
    return user ? prepareLink(auth, tx, user, 'magiclink', input) : null;
  });
  link?.send();
};

const byPhone = async (
  auth: AuthContext,
  c: Context,
  body: z.output<typeof bodySchema>,
): Promise<Response> => {
  const caller = callerOf(auth, c);
  const { smsSender } = auth;
  if (!smsSender) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  const phone = parseInput(phoneField, body.phone);
  await checkCaptcha(auth, body, caller);
  await take(auth, [
    ['smsPerAddress', caller.subject],
    ['smsGap', phone],
    ['smsPerAccount', phone],
  ]);
  const mayCreate = (body.create_user ?? true) && !auth.settings.signupDisabled;
  await answerAtFloor(
    auth,
    requestPhoneCode(auth, smsSender, { phone, mayCreate, data: body.data ?? {}, caller }),
  );
  return c.json({ message_id: null });
};

/** POST /otp (and /magiclink): a link and a code to sign in with; the same answer for known and unknown addresses. */
export const otp = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const body = await readJson(c, bodySchema);
  if (!body.email && body.phone) return byPhone(auth, c, body);
  if (!body.email) throw new AuthError(400, 'validation_failed', 'One of email or phone must be set');
  const email = parseInput(emailField, body.email);
  const challenge = readChallenge(body);
  await checkCaptcha(auth, body, caller);
  await limitMail(auth, caller, 'magiclink', email);
  const redirectTo = allowedRedirect(auth.settings, c.req.query('redirect_to'));
  const mayCreate = (body.create_user ?? true) && !auth.settings.signupDisabled;
  await answerAtFloor(
    auth,
    requestMagicLink(auth, { email, mayCreate, data: body.data ?? {}, challenge, redirectTo, caller }),
  );
  return c.json({});
};
