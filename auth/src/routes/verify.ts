import type { Transaction } from '@whetstone/database';
import type { Context } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { consumeCode, consumeLink, pkcePrefix, type ConsumedToken } from '../codes/one-time-token.ts';
import { applyToken, expiredToken, tokenTypesOf, type Verification } from '../codes/verify-token.ts';
import { issueAuthCode } from '../flows/flow-state.ts';
import { callerOf, type Caller } from '../http/caller.ts';
import { emailField, phoneField } from '../http/fields.ts';
import { parseInput, readJson } from '../http/read-json.ts';
import { welcomeOwner } from '../limits/welcome-owner.ts';
import { giveBack, take } from '../limits/take.ts';
import { allowedRedirect } from '../redirects/allowed-redirect.ts';
import {
  codeRedirect,
  errorRedirect,
  messageRedirect,
  sessionRedirect,
} from '../redirects/answer-redirect.ts';
import { openSession, sessionAnswer, type OpenedSession } from '../sessions/open-session.ts';

const halfAccepted = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

const typeField = z.enum(
  Object.keys(tokenTypesOf) as [Verification, ...Verification[]],
  'Verify requires a verification type: signup, invite, recovery, magiclink, email, sms or email_change',
);

type Outcome = { kind: 'session'; opened: OpenedSession } | { kind: 'code'; code: string } | { kind: 'half' };

const settle = async (
  auth: AuthContext,
  tx: Transaction,
  found: ConsumedToken,
  { type, caller, asPkce }: { type: Verification; caller: Caller; asPkce: boolean },
): Promise<Outcome> => {
  const user = await applyToken(auth, tx, found, caller);
  if (!user) return { kind: 'half' };
  if (asPkce && found.flowStateId) {
    const code = await issueAuthCode(tx, { id: found.flowStateId, userId: user.id, now: auth.clock() });
    if (code) return { kind: 'code', code };
  }
  if (asPkce) throw new AuthError(404, 'flow_state_not_found', 'No associated flow state found');
  const method = type === 'recovery' ? 'recovery' : 'otp';
  return { kind: 'session', opened: await openSession(auth, tx, user, { method, caller }) };
};

const purposeOf = (auth: AuthContext, type: Verification) => ({
  types: tokenTypesOf[type],
  lifetimeSeconds: auth.settings.otpExpirySeconds,
  now: auth.clock(),
});

/** GET /verify: the link of a mail. Answers a redirect with tokens in the fragment, with `?code=` for PKCE, or with the error. */
export const verifyByLink = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const target = allowedRedirect(auth.settings, c.req.query('redirect_to'));
  const token = c.req.query('token') ?? c.req.query('token_hash') ?? '';
  const isPkce = token.startsWith(pkcePrefix);
  const limits = [['verifyPerAddress', caller.subject]] as const;
  try {
    if (!token) throw new AuthError(400, 'validation_failed', 'Verify requires a token or a token hash');
    const type = parseInput(typeField.exclude(['sms']), c.req.query('type'));
    await take(auth, limits);
    const outcome = await auth.database.asService(async (tx) => {
      const found = await consumeLink(tx, token, purposeOf(auth, type));
      if (!found) throw expiredToken('link');
      return settle(auth, tx, found, { type, caller, asPkce: isPkce });
    });
    await giveBack(auth, limits);
    if (outcome.kind === 'half') return c.redirect(messageRedirect(target, halfAccepted, isPkce), 303);
    if (outcome.kind === 'code') return c.redirect(codeRedirect(target, outcome.code), 303);
    await welcomeOwner(auth, c, outcome.opened.user);
    return c.redirect(sessionRedirect(target, await sessionAnswer(auth, outcome.opened), { type }), 303);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    if (error.code === 'otp_expired') auth.securityLog.note({ kind: 'wrong_code', network: caller.subject });
    return c.redirect(errorRedirect(target, error, isPkce), 303);
  }
};

const bodySchema = z
  .object({
    type: typeField,
    token: z.string().max(200).nullish(),
    token_hash: z.string().max(200).nullish(),
    email: z.string().nullish(),
    phone: z.string().nullish(),
  })
  .refine((body) => !!body.token !== !!body.token_hash, 'Verify requires either a token or a token hash')
  .refine(
    (body) => !body.token_hash || (!body.email && !body.phone),
    'Only the token_hash and type should be provided',
  )
  .refine(
    (body) => !body.token || !!body.email !== !!body.phone,
    'Only an email address or phone number should be provided on verify',
  )
  .refine(
    (body) => (body.type === 'sms') === !!body.phone,
    'Verify a phone code with type sms and the phone number',
  );

const addressOf = ({ email, phone }: z.output<typeof bodySchema>): string =>
  phone ? parseInput(phoneField, phone) : parseInput(emailField, email);

/** POST /verify: six digits with the address that they were sent to, or a link's token as `token_hash`. Answers a session. */
export const verifyByCode = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const body = await readJson(c, bodySchema);
  const sentTo = body.token ? addressOf(body) : null;
  const limits = [
    ['verifyPerAddress', caller.subject] as const,
    ...(sentTo ? [['verifyPerAccount', sentTo] as const] : []),
  ];
  await take(auth, limits);
  const outcome = await auth.database.asService(async (tx) => {
    const purpose = purposeOf(auth, body.type);
    const found = sentTo
      ? await consumeCode(tx, sentTo, (body.token ?? '').replaceAll(/[\s-]/g, ''), purpose)
      : await consumeLink(tx, body.token_hash ?? '', purpose);
    // A miss is not thrown in here: the wrong guess that it counts has to be kept.
    return found ? settle(auth, tx, found, { type: body.type, caller, asPkce: false }) : null;
  });
  if (!outcome) {
    auth.securityLog.note({ kind: 'wrong_code', network: caller.subject });
    throw expiredToken(sentTo ? 'token' : 'link');
  }
  await giveBack(auth, limits);
  if (outcome.kind === 'session') {
    await welcomeOwner(auth, c, outcome.opened.user);
    return c.json(await sessionAnswer(auth, outcome.opened));
  }
  return c.json({ msg: halfAccepted, code: '200' });
};
