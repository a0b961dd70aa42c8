/** The column holds JSON: a sealed key lies in it as `{ sealed }`, one from before sealing as it is. */
export const sealedJwk = (sealed: string): Record<string, unknown> => ({ sealed });

/** The stored text of a private key: sealed, or the key itself in JSON. */
export const privateJwkText = (stored: Record<string, unknown>): string =>
  typeof stored['sealed'] === 'string' ? stored['sealed'] : JSON.stringify(stored);
