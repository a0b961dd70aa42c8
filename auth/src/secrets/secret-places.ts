/** What a sealed secret is bound to: moved to another row, it does not open. */
export const secretPlaces = {
  signingKey: (kid: string) => `signing key ${kid}`,
  sharedSecret: (name: string) => `shared secret ${name}`,
  totp: (factorId: string) => `totp ${factorId}`,
};
