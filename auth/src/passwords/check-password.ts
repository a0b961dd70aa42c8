import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { AuthError } from '../auth-error.ts';
import type { AuthSettings } from '../config.ts';

// Estimating takes longer the longer the text, and no list of common passwords holds longer ones.
const longestGuessed = 32;

// The lists of words are read when the first password is chosen, not at each start.
const openEstimator = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
};
let estimator: Promise<ZxcvbnFactory> | undefined;

const isGuessable = async (password: string, about: readonly string[]): Promise<boolean> => {
  estimator ??= openEstimator();
  const hints = about.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]).filter(Boolean);
  return (await estimator).check(password, hints).guesses < 1e6;
};

/**
 * Refuses a password with 422 `weak_password` and GoTrue's reasons: `length`, or `pwned` for one that is common, or
 * easily guessed from `about` (the person's own address and name). No rules of composition; anything typeable is allowed.
 */
export const checkPassword = async (
  settings: AuthSettings,
  password: string,
  about: readonly string[],
): Promise<void> => {
  const { minLength, maxLength } = settings.password;
  const length = [...password].length;
  if (length > maxLength)
    throw new AuthError(422, 'validation_failed', `Password cannot be longer than ${maxLength} characters`);
  if (length < minLength)
    throw new AuthError(422, 'weak_password', `Password should be at least ${minLength} characters.`, {
      reasons: ['length'],
    });
  if (length <= longestGuessed && (await isGuessable(password, about)))
    throw new AuthError(
      422,
      'weak_password',
      'Password is known to be weak and easy to guess, please choose a different one.',
      {
        reasons: ['pwned'],
      },
    );
};
