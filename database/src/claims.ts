/** The three roles a transaction may take; a token can only ever ask for the first two. */
export const roles = ['anon', 'authenticated', 'service_role'] as const;
export type Role = (typeof roles)[number];

/** Claims of a verified access token, as policies read them through `auth.jwt()`. */
export interface Claims {
  /** Id of the person; absent for a visitor. */
  readonly sub?: string;
  readonly role: 'anon' | 'authenticated';
  readonly aal?: string;
  readonly session_id?: string;
  readonly email?: string;
}

export const anonymous: Claims = { role: 'anon' };

/** The claims of a person who is signed in. */
export interface PersonClaims extends Claims {
  readonly sub: string;
}
