import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { createFlowState, pkceFields, readChallenge } from '../flows/flow-state.ts';
import { callerOf } from '../http/caller.ts';
import { checkCaptcha } from '../http/check-captcha.ts';
import { captchaField } from '../http/fields.ts';
import { readJson } from '../http/read-json.ts';
import { take } from '../limits/take.ts';
import { beginVisit, visitCookieName, visitCookieSeconds } from '../providers/visit.ts';
import { allowedRedirect } from '../redirects/allowed-redirect.ts';
import { samlMetadata, samlRequestUrl } from '../sso/saml-client.ts';

const bodySchema = z
  .object({
    provider_id: z.uuid('A provider_id must be a UUID').nullish(),
    domain: z.string().trim().toLowerCase().max(253).nullish(),
    redirect_to: z.string().max(2000).nullish(),
    skip_http_redirect: z.boolean().nullish(),
    ...pkceFields,
    ...captchaField,
  })
  .refine((body) => !!body.provider_id !== !!body.domain, 'A domain or provider_id is required');

/** POST /sso: where the people of a company sign in. */
export const sso = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const body = await readJson(c, bodySchema);
  const challenge = readChallenge(body);
  await take(auth, [['exchangePerAddress', caller.subject]]);
  await checkCaptcha(auth, body, caller);
  const provider = auth.settings.sso.find(
    (known) => known.id === body.provider_id || known.domains.includes(body.domain ?? ''),
  );
  if (!provider)
    throw new AuthError(404, 'sso_provider_not_found', 'No SSO provider assigned for this domain');
  const now = auth.clock();
  const redirectTo = allowedRedirect(auth.settings, body.redirect_to ?? undefined);
  const { checks, browserProof } = await auth.database.asService(async (tx) => {
    const flowStateId = challenge
      ? await createFlowState(tx, {
          ...challenge,
          userId: null,
          provider: 'sso/saml',
          authenticationMethod: 'sso/saml',
          now,
        })
      : null;
    return beginVisit(tx, { provider: `sso:${provider.id}`, redirectTo, flowStateId, linkUserId: null }, now);
  });
  const secure = auth.settings.baseUrl.startsWith('https:');
  setCookie(c, visitCookieName(checks.state), browserProof, {
    httpOnly: true,
    secure,
    // The company's page posts the answer, and a post from another site brings no other cookie along.
    sameSite: secure ? 'None' : 'Lax',
    path: new URL(`${auth.settings.baseUrl}/sso`).pathname,
    maxAge: visitCookieSeconds,
  });
  const url = await samlRequestUrl(auth.settings.baseUrl, provider, {
    requestId: `_${checks.nonce}`,
    relayState: checks.state,
  });
  return body.skip_http_redirect ? c.json({ url }) : c.redirect(url, 303);
};

/** GET /sso/saml/metadata: what a company needs to know about us. */
export const ssoMetadata = (auth: AuthContext) => async (c: Context) =>
  c.body(await samlMetadata(auth.settings.baseUrl), 200, { 'Content-Type': 'application/samlmetadata+xml' });
