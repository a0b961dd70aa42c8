import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { issueAuthCode } from '../flows/flow-state.ts';
import { callerOf } from '../http/caller.ts';
import type { VisitChecks } from '../providers/identity-provider.ts';
import { endVisit, visitCookieName, type Visit } from '../providers/visit.ts';
import { codeRedirect, errorRedirect, sessionRedirect } from '../redirects/answer-redirect.ts';
import { openSession, sessionAnswer } from '../sessions/open-session.ts';
import { readSamlResponse } from '../sso/saml-client.ts';
import { signInWithSso } from '../sso/sign-in-with-sso.ts';

const finish = async (
  auth: AuthContext,
  c: Context,
  visit: Visit & { checks: VisitChecks },
  samlResponse: string,
): Promise<string> => {
  const caller = callerOf(auth, c);
  const provider = auth.settings.sso.find((known) => `sso:${known.id}` === visit.provider);
  if (!provider)
    throw new AuthError(404, 'sso_provider_not_found', 'The SSO provider is no longer configured');
  const answer = { requestId: `_${visit.checks.nonce}`, samlResponse };
  const person = await readSamlResponse(auth.settings.baseUrl, provider, answer).catch((cause: unknown) => {
    auth.log('SAML response refused', cause);
    throw new AuthError(403, 'validation_failed', 'SAML Assertion is not valid', { cause });
  });
  const done = await auth.database.asService(async (tx) => {
    const user = await signInWithSso(auth, tx, { provider, person, caller });
    if (!visit.flowStateId)
      return { opened: await openSession(auth, tx, user, { method: 'sso/saml', caller }) };
    return { code: await issueAuthCode(tx, { id: visit.flowStateId, userId: user.id, now: auth.clock() }) };
  });
  if (done.opened) return sessionRedirect(visit.redirectTo, await sessionAnswer(auth, done.opened), {});
  if (!done.code)
    throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  return codeRedirect(visit.redirectTo, done.code);
};

/** POST /sso/saml/acs: what a company's page posts back. An answer that nobody asked for is refused. */
export const ssoAcs = (auth: AuthContext) => async (c: Context) => {
  const form = new URLSearchParams(await c.req.text());
  const state = form.get('RelayState') ?? '';
  const browserProof = getCookie(c, visitCookieName(state));
  // Over plain http no cookie can come with another site's post: that is for trials on one machine only.
  const needsBrowser = auth.settings.baseUrl.startsWith('https:');
  const visit = await auth.database.asService((tx) =>
    endVisit(tx, { state, browserProof, needsBrowser, now: auth.clock() }),
  );
  if (!visit) {
    const error = new AuthError(
      400,
      'saml_relay_state_not_found',
      'SAML RelayState not found, already used, expired, or started in another browser',
    );
    return c.redirect(errorRedirect(auth.settings.siteUrl, error, true), 303);
  }
  try {
    return c.redirect(await finish(auth, c, visit, form.get('SAMLResponse') ?? ''), 303);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return c.redirect(errorRedirect(visit.redirectTo, error, visit.flowStateId !== null), 303);
  }
};
