import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { createFlowState, readChallenge } from '../flows/flow-state.ts';
import { callerOf } from '../http/caller.ts';
import { take } from '../limits/take.ts';
import { requireAal2 } from '../mfa/require-aal2.ts';
import { beginVisit, visitCookieName, visitCookieSeconds } from '../providers/visit.ts';
import { allowedRedirect } from '../redirects/allowed-redirect.ts';
import { loadSignedIn, readBearer } from '../sessions/require-session.ts';

// What a client may ask of a provider; everything else of the request is ours.
const passedOn = ['access_type', 'prompt', 'login_hint', 'hd', 'login', 'ui_locales'];

const visitUrl = async (auth: AuthContext, c: Context, linkUserId: string | null): Promise<string> => {
  const name = c.req.query('provider') ?? '';
  const provider = auth.providers.get(name);
  if (!provider)
    throw new AuthError(400, 'validation_failed', 'Unsupported provider: provider is not enabled');
  const { code_challenge, code_challenge_method } = c.req.query();
  const challenge = readChallenge({ code_challenge, code_challenge_method });
  await take(auth, [['exchangePerAddress', callerOf(auth, c).subject]]);
  const now = auth.clock();
  const redirectTo = allowedRedirect(auth.settings, c.req.query('redirect_to'));
  const { checks, browserProof } = await auth.database.asService(async (tx) => {
    const flowStateId = challenge
      ? await createFlowState(tx, {
          ...challenge,
          userId: linkUserId,
          provider: name,
          authenticationMethod: 'oauth',
          now,
        })
      : null;
    return beginVisit(tx, { provider: name, redirectTo, flowStateId, linkUserId }, now);
  });
  setCookie(c, visitCookieName(checks.state), browserProof, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: auth.settings.baseUrl.startsWith('https:'),
    path: new URL(`${auth.settings.baseUrl}/callback`).pathname,
    maxAge: visitCookieSeconds,
  });
  const extra = Object.fromEntries(
    passedOn.flatMap((key) => {
      const value = c.req.query(key);
      return value ? [[key, value]] : [];
    }),
  );
  const url = await provider
    .authorizationUrl(checks, { scopes: c.req.query('scopes') ?? null, extra })
    .catch((cause: unknown) => {
      throw new AuthError(500, 'unexpected_failure', `The provider ${name} cannot be reached`, { cause });
    });
  return url.href;
};

const answer = (c: Context, url: string): Response =>
  c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302);

/** GET /authorize: sends the browser to a provider. */
export const authorize = (auth: AuthContext) => async (c: Context) =>
  answer(c, await visitUrl(auth, c, null));

/** GET /user/identities/authorize: the same, to add the identity to the bearer's account. */
export const authorizeLink = (auth: AuthContext) => async (c: Context) => {
  const bearer = await readBearer(auth, c);
  await auth.database.asService(async (tx) => {
    const { user } = await loadSignedIn(auth, tx, bearer);
    await requireAal2(tx, user, bearer);
  });
  return answer(c, await visitUrl(auth, c, bearer.userId));
};
