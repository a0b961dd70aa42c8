import type { AuthSettings } from '../config.ts';
import { githubProvider } from './github-provider.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { oidcProvider } from './oidc-provider.ts';

/** The providers of the settings by name: GitHub speaks its own dialect, every other one is an OpenID provider. */
export const createProviders = (settings: AuthSettings): ReadonlyMap<string, IdentityProvider> => {
  const callbackUrl = `${settings.baseUrl}/callback`;
  return new Map(
    Object.entries(settings.providers).map(([name, { issuer, webUrl, apiUrl, scopes, ...client }]) => [
      name,
      issuer
        ? oidcProvider({ ...client, issuer, callbackUrl, scopes: scopes ?? ['openid', 'email', 'profile'] })
        : githubProvider({
            ...client,
            callbackUrl,
            webUrl,
            apiUrl,
            scopes: scopes ?? ['read:user', 'user:email'],
          }),
    ]),
  );
};
