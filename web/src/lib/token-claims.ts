/** What an access token says of its session, unverified: for what to show, never for what is allowed. */
export interface TokenClaims {
  aal?: unknown;
  session_id?: unknown;
  amr?: { method?: unknown }[];
}

/** The claims of a token; nothing where it cannot be read. */
export function claimsOf(token: string): TokenClaims {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    return JSON.parse(atob(payload)) as TokenClaims;
  } catch {
    return {};
  }
}
