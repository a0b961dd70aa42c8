import type { AuthConfig } from '@whetstone/auth';

const field = /^OAUTH_([A-Z][A-Z0-9_]*?)_(CLIENT_ID|CLIENT_SECRET|ISSUER)$/;

/**
 * Social sign-in from OAUTH_<NAME>_CLIENT_ID, _CLIENT_SECRET and _ISSUER; the name in lower case is the provider's.
 * A half-given provider is passed on as it is, for the auth service to refuse by name.
 */
export const readProviders = (
  source: Readonly<Record<string, string | undefined>>,
): NonNullable<AuthConfig['providers']> => {
  const providers: Record<string, { clientId: string; clientSecret: string; issuer?: string }> = {};
  for (const [key, value] of Object.entries(source)) {
    const [, name, part] = field.exec(key) ?? [];
    if (!name || !value) continue;
    const provider = (providers[name.toLowerCase()] ??= { clientId: '', clientSecret: '' });
    if (part === 'CLIENT_ID') provider.clientId = value;
    else if (part === 'CLIENT_SECRET') provider.clientSecret = value;
    else provider.issuer = value;
  }
  return providers;
};
