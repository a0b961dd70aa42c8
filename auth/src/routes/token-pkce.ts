import type { Context } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { consumeAuthCode } from '../flows/flow-state.ts';
import { callerOf } from '../http/caller.ts';
import { readJson } from '../http/read-json.ts';
import { welcomeOwner } from '../limits/welcome-owner.ts';
import { take } from '../limits/take.ts';
import { openSession, sessionAnswer, type SignInMethod } from '../sessions/open-session.ts';
import { findUser } from '../users/find-user.ts';

const message = 'invalid request: both auth code and code verifier should be non-empty';
const bodySchema = z.object({
  auth_code: z.string(message).min(1, message).max(200),
  code_verifier: z.string(message).min(1, message).max(200),
});

const methods: Record<string, SignInMethod> = {
  oauth: 'oauth',
  'sso/saml': 'sso/saml',
  recovery: 'recovery',
};

/** POST /token?grant_type=pkce: a session for the code of a link or a provider, given its verifier. */
export const tokenPkce = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const { auth_code: code, code_verifier: verifier } = await readJson(c, bodySchema);
  await take(auth, [['exchangePerAddress', caller.subject]]);
  const { opened, flow } = await auth.database.asService(async (tx) => {
    const used = await consumeAuthCode(tx, code, verifier, auth.clock());
    const user = await findUser(tx, used.userId);
    if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
    await writeAudit(tx, {
      action: 'login',
      actor: user,
      at: auth.clock(),
      ip: caller.ip,
      traits: { provider_type: used.method },
    });
    return {
      opened: await openSession(auth, tx, user, { method: methods[used.method] ?? 'otp', caller }),
      flow: used,
    };
  });
  if (!['oauth', 'sso/saml'].includes(flow.method)) await welcomeOwner(auth, c, opened.user);
  return c.json({
    ...(await sessionAnswer(auth, opened)),
    ...(flow.providerToken ? { provider_token: flow.providerToken } : {}),
    ...(flow.providerRefreshToken ? { provider_refresh_token: flow.providerRefreshToken } : {}),
  });
};
