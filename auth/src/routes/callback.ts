import type { Context } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { issueAuthCode } from '../flows/flow-state.ts';
import { callerOf } from '../http/caller.ts';
import type { ProviderProfile, VisitChecks } from '../providers/identity-provider.ts';
import { signInWithProfile } from '../providers/sign-in-with-profile.ts';
import { endVisit, visitCookieName, type Visit } from '../providers/visit.ts';
import { codeRedirect, errorRedirect, sessionRedirect } from '../redirects/answer-redirect.ts';
import { tellOwner } from '../security/tell-owner.ts';
import { openSession, sessionAnswer } from '../sessions/open-session.ts';

const profileFrom = async (
  auth: AuthContext,
  c: Context,
  visit: Visit & { checks: VisitChecks },
): Promise<ProviderProfile> => {
  const refusal = c.req.query('error');
  if (refusal)
    throw new AuthError(
      403,
      refusal === 'access_denied' ? 'access_denied' : 'bad_oauth_callback',
      c.req.query('error_description') ?? refusal,
    );
  const provider = auth.providers.get(visit.provider);
  if (!provider)
    throw new AuthError(400, 'oauth_provider_not_supported', 'The provider is no longer enabled');
  // What the browser asked for, at the address that the provider knows: a proxy may have changed the host.
  const callback = new URL(`${auth.settings.baseUrl}/callback${new URL(c.req.url).search}`);
  return provider.exchange(callback, visit.checks).catch((cause: unknown) => {
    auth.log(`sign-in with ${visit.provider} failed`, cause);
    throw new AuthError(500, 'unexpected_failure', 'Unable to exchange external code', { cause });
  });
};

const finish = async (
  auth: AuthContext,
  c: Context,
  visit: Visit,
  profile: ProviderProfile,
): Promise<string> => {
  const caller = callerOf(auth, c);
  const tokens = { providerAccessToken: profile.accessToken, providerRefreshToken: profile.refreshToken };
  const done = await auth.database.asService(async (tx) => {
    const { user, isLinked } = await signInWithProfile(auth, tx, {
      provider: visit.provider,
      profile,
      linkTo: visit.linkUserId,
      caller,
    });
    const told = isLinked ? user : null;
    if (!visit.flowStateId)
      return { told, opened: await openSession(auth, tx, user, { method: 'oauth', caller }) };
    return {
      told,
      code: await issueAuthCode(tx, { id: visit.flowStateId, userId: user.id, now: auth.clock(), ...tokens }),
    };
  });
  if (done.told) tellOwner(auth, done.told, 'identity_linked', caller);
  if (done.opened)
    return sessionRedirect(visit.redirectTo, await sessionAnswer(auth, done.opened), {
      ...(profile.accessToken ? { provider_token: profile.accessToken } : {}),
      ...(profile.refreshToken ? { provider_refresh_token: profile.refreshToken } : {}),
    });
  if (!done.code)
    throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  return codeRedirect(visit.redirectTo, done.code);
};

/** GET /callback: where a provider sends the browser back; goes on to the client with a session, a code or an error. */
export const callback = (auth: AuthContext) => async (c: Context) => {
  const state = c.req.query('state') ?? '';
  const cookie = visitCookieName(state);
  const browserProof = getCookie(c, cookie);
  if (browserProof) deleteCookie(c, cookie, { path: new URL(`${auth.settings.baseUrl}/callback`).pathname });
  const visit = await auth.database.asService((tx) =>
    endVisit(tx, { state, browserProof, now: auth.clock() }),
  );
  if (!visit) {
    const error = new AuthError(
      400,
      'bad_oauth_state',
      'This sign-in attempt has expired, was already used, or was started in another browser',
    );
    return c.redirect(errorRedirect(auth.settings.siteUrl, error, true), 303);
  }
  try {
    return c.redirect(await finish(auth, c, visit, await profileFrom(auth, c, visit)), 303);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return c.redirect(errorRedirect(visit.redirectTo, error, visit.flowStateId !== null), 303);
  }
};
