import type { Context } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { callerOf } from '../http/caller.ts';
import { checkCaptcha } from '../http/check-captcha.ts';
import { captchaField } from '../http/fields.ts';
import { readJson } from '../http/read-json.ts';
import { take } from '../limits/take.ts';
import { requireAal2 } from '../mfa/require-aal2.ts';
import { signInWithProfile } from '../providers/sign-in-with-profile.ts';
import { tellOwner } from '../security/tell-owner.ts';
import { openSession, sessionAnswer } from '../sessions/open-session.ts';
import { loadSignedIn, readBearer } from '../sessions/require-session.ts';

const bodySchema = z.object({
  provider: z.string().min(1, 'provider or client_id and issuer required').max(100),
  id_token: z.string('id_token required').min(1, 'id_token required').max(16_000),
  nonce: z.string().max(500).nullish(),
  link_identity: z.boolean().nullish(),
  ...captchaField,
});

/** POST /token?grant_type=id_token: a session for an id_token that the client got from a provider by itself. */
export const tokenIdToken = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const body = await readJson(c, bodySchema);
  const provider = auth.providers.get(body.provider);
  if (!provider?.verifyIdToken)
    throw new AuthError(400, 'provider_disabled', `Provider (issuer "${body.provider}") is not enabled`);
  await take(auth, [['exchangePerAddress', caller.subject]]);
  await checkCaptcha(auth, body, caller);
  const bearer = body.link_identity ? await readBearer(auth, c) : null;
  const profile = await provider.verifyIdToken(body.id_token, body.nonce ?? null).catch((cause: unknown) => {
    throw new AuthError(400, 'validation_failed', 'Bad ID token', { cause });
  });
  const { opened, isLinked } = await auth.database.asService(async (tx) => {
    if (bearer) await requireAal2(tx, (await loadSignedIn(auth, tx, bearer)).user, bearer);
    const { user, isLinked } = await signInWithProfile(auth, tx, {
      provider: body.provider,
      profile,
      linkTo: bearer?.userId ?? null,
      caller,
    });
    return { opened: await openSession(auth, tx, user, { method: 'oauth', caller }), isLinked };
  });
  if (isLinked) tellOwner(auth, opened.user, 'identity_linked', caller);
  return c.json(await sessionAnswer(auth, opened));
};
