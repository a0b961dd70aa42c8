/** Ways to sign in that the service lists beside these are other people's accounts. */
const ownWays = new Set(['email', 'phone', 'anonymous_users']);

const names: Record<string, string> = { google: 'Google', github: 'GitHub', gitlab: 'GitLab' };

/** Name of a provider as people know it. */
export const providerName = (provider: string): string =>
  names[provider] ?? provider.slice(0, 1).toUpperCase() + provider.slice(1);

/** Providers that are on, out of the service's settings. */
export function socialProvidersIn(settings: unknown): string[] {
  const external = (settings as { external?: Record<string, unknown> } | null)?.external ?? {};
  return Object.keys(external).filter((name) => external[name] === true && !ownWays.has(name));
}

/** Asks the account service which providers are on. Throws where it cannot be reached. */
export async function readSocialProviders(): Promise<string[]> {
  const response = await fetch('/auth/v1/settings');
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return socialProvidersIn(await response.json());
}
