import { calculatePKCECodeChallenge } from 'openid-client';
import { z } from 'zod';
import type { IdentityProvider } from './identity-provider.ts';

export interface GithubSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: readonly string[];
  readonly callbackUrl: string;
  /** https://github.com, or a GitHub of one's own. */
  readonly webUrl: string;
  readonly apiUrl: string;
}

const tokenSchema = z.object({ access_token: z.string().min(1), refresh_token: z.string().optional() });
const userSchema = z.object({
  id: z.number(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
});
const emailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

const readOk = async (answer: Response): Promise<unknown> => {
  if (!answer.ok) throw new Error(`GitHub answered ${answer.status}`);
  return answer.json();
};

/** GitHub, which speaks OAuth 2 without OpenID. The address is the account's primary one. */
export const githubProvider = (settings: GithubSettings): IdentityProvider => {
  const read = async (path: string, token: string): Promise<unknown> =>
    readOk(
      await fetch(`${settings.apiUrl}${path}`, {
        headers: {
          Authorization: `Bearer ${token}`,
          Accept: 'application/vnd.github+json',
          'User-Agent': 'Whetstone',
        },
        signal: AbortSignal.timeout(10_000),
      }),
    );
  return {
    authorizationUrl: async (checks, { scopes, extra }) => {
      const url = new URL(`${settings.webUrl}/login/oauth/authorize`);
      url.search = new URLSearchParams({
        ...extra,
        client_id: settings.clientId,
        redirect_uri: settings.callbackUrl,
        response_type: 'code',
        scope: [...settings.scopes, ...(scopes ?? '').split(/[\s,]+/).filter(Boolean)].join(' '),
        state: checks.state,
        code_challenge: await calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      }).toString();
      return url;
    },
    exchange: async (callback, checks) => {
      const answer = await fetch(`${settings.webUrl}/login/oauth/access_token`, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: new URLSearchParams({
          client_id: settings.clientId,
          client_secret: settings.clientSecret,
          code: callback.searchParams.get('code') ?? '',
          redirect_uri: settings.callbackUrl,
          code_verifier: checks.codeVerifier,
        }),
        signal: AbortSignal.timeout(10_000),
      });
      const tokens = tokenSchema.parse(await readOk(answer));
      const user = userSchema.parse(await read('/user', tokens.access_token));
      const emails = emailsSchema.parse(await read('/user/emails', tokens.access_token));
      const primary = emails.find((email) => email.primary);
      const name = user.name || user.login;
      return {
        providerId: String(user.id),
        email: primary?.email.trim().toLowerCase() ?? null,
        isEmailVerified: primary?.verified ?? false,
        metadata: {
          iss: settings.apiUrl,
          sub: String(user.id),
          user_name: user.login,
          full_name: name,
          name,
          ...(user.avatar_url ? { avatar_url: user.avatar_url } : {}),
        },
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token,
      };
    },
  };
};
