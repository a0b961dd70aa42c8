import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { AuthError } from '../auth-error.ts';
import type { AuthSettings } from '../config.ts';

// Estimating takes longer the longer the text, and no list of common passwords holds longer ones.
const longestGuessed = 32;
let estimator: ZxcvbnFactory | undefined;

const isGuessable = (password: string, about: readonly string[]): boolean => {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const hints = about.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]).filter(Boolean);
  return estimator.check(password, hints).guesses < 1e6;
};

/**
 * Refuses a password with 422 `weak_password` and GoTrue's reasons: `length`, or `pwned` for one that is common, or
 * easily guessed from `about` (the person's own address and name). No rules of composition; anything typeable is allowed.
 */
export const checkPassword = (settings: AuthSettings, password: string, about: readonly string[]): void => {
  const { minLength, maxLength } = settings.password;
  const length = [...password].length;
  if (length > maxLength)
    throw new AuthError(422, 'validation_failed', `Password cannot be longer than ${maxLength} characters`);
  if (length < minLength)
    throw new AuthError(422, 'weak_password', `Password should be at least ${minLength} characters.`, {
      reasons: ['length'],
    });
  if (length <= longestGuessed && isGuessable(password, about))
    throw new AuthError(
      422,
      'weak_password',
      'Password is known to be weak and easy to guess, please choose a different one.',
      {
        reasons: ['pwned'],
      },
    );
};
