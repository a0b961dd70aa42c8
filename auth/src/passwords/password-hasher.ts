import { hash as argon2Hash, verify as argon2Verify, type Algorithm } from '@node-rs/argon2';
import { AuthError } from '../auth-error.ts';
import { createGate } from './gate.ts';

// A const enum of the library, which type stripping cannot read.
const argon2id: Algorithm = 2;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Whether the password fits the hash, argon2id or bcrypt; null costs the same time and fits nothing. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** Whether the hash is weaker than what `hash` makes now. */
  isOutdated(hash: string): boolean;
}

/** Hashes off the main thread, a few at a time: a burst of sign-ins must not starve other requests of the processor. */
export const createPasswordHasher = (
  cost: { memoryCost: number; timeCost: number },
  parallel: number,
): PasswordHasher => {
  const gate = createGate(
    parallel,
    64,
    () => new AuthError(503, 'request_timeout', 'Too many people are signing in at once. Please try again.'),
  );
  const hash = (password: string) => gate(() => argon2Hash(password, { ...cost, algorithm: argon2id }));
  let decoy: Promise<string> | undefined;
  return {
    hash,
    verify: async (stored, password) => {
      if (stored === null || stored === '') {
        decoy ??= hash('a password that nobody has').catch((error: unknown) => {
          decoy = undefined;
          throw error;
        });
        const unmatched = await decoy;
        await gate(() => argon2Verify(unmatched, password));
        return false;
      }
      return gate(async () => {
        if (stored.startsWith('$argon2')) return argon2Verify(stored, password);
        // Only accounts that were brought from elsewhere have such a hash.
        const bcrypt = await import('@node-rs/bcrypt');
        return bcrypt.compare(password, stored);
      });
    },
    isOutdated: (stored) => !stored.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},`),
  };
};
