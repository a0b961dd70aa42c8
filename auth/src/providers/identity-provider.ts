/** A person as a provider describes them. */
export interface ProviderProfile {
  /** The provider's own id of the person. */
  readonly providerId: string;
  readonly email: string | null;
  /** Whether the provider has proven that the address is theirs. */
  readonly isEmailVerified: boolean;
  /** Name and picture, as user metadata takes them. */
  readonly metadata: Record<string, string>;
  readonly accessToken?: string;
  readonly refreshToken?: string;
}

/** What a visit to a provider must bring back. */
export interface VisitChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** One way to sign in elsewhere. */
export interface IdentityProvider {
  /** Where the browser goes. `extra` are parameters such as `access_type` and `prompt`. */
  authorizationUrl(
    checks: VisitChecks,
    options: { scopes: string | null; extra: Record<string, string> },
  ): Promise<URL>;
  /** Exchanges what came back, given as the whole callback URL. Throws when anything does not match. */
  exchange(callback: URL, checks: VisitChecks): Promise<ProviderProfile>;
  /** Checks an id_token that a client got by itself; absent where the provider has none. */
  verifyIdToken?(token: string, nonce: string | null): Promise<ProviderProfile>;
}
