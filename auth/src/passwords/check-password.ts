import { AuthError } from '../auth-error.ts';
import type { AuthSettings } from '../config.ts';
import { weaknessOf } from './password-strength.ts';
import type { Weakness } from './strength-worker.ts';

// Estimating takes longer the longer the text, and no list of common passwords holds longer ones.
const longestGuessed = 32;
const shortestWord = 3;
/** Names of ours that no password is made of. */
const productNames = ['whetstone'];
/** Signs that a password needs beside the names in it, before it is worth an estimate. */
const fewestOfOnesOwn = 4;

const sentences: Record<Weakness, string> = {
  pwned: 'This password has appeared in a data leak or is very common. Please choose a different one.',
  personal: 'This password is based on your own email address or name. Please choose a different one.',
  product: 'This password is based on the name of this service. Please choose a different one.',
  predictable: 'This password is easy to guess. Please choose a longer or less predictable one.',
};

const weak = (reason: string, message: string) =>
  new AuthError(422, 'weak_password', message, { reasons: [reason] });

const wordsOf = (about: readonly string[]): string[] =>
  about
    .flatMap((text) => [text, text.split('@')[0] ?? '', ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => word.toLowerCase())
    .filter((word) => [...word].length >= shortestWord);

/** The letters and digits that are left of a password without those words, the longest word first. */
const leftWithout = (password: string, words: readonly string[]): number => {
  const left = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
  return left === password.toLowerCase() ? Infinity : [...left.replace(/[^\p{L}\p{N}]+/gu, '')].length;
};

const judge = (password: string, own: readonly string[]): Weakness | null | Promise<Weakness | null> => {
  if (leftWithout(password, own) < fewestOfOnesOwn) return 'personal';
  if (leftWithout(password, productNames) < fewestOfOnesOwn) return 'product';
  return [...password].length > longestGuessed ? null : weaknessOf({ password, own, product: productNames });
};

/**
 * Refuses a password with 422 `weak_password` and one of the reasons `length`, `pwned` (listed as leaked or common),
 * `personal` (made of `about`, the person's own address and name), `product` (made of our name) and `predictable`. No
 * rules of composition; anything typeable is allowed.
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
  if (length < minLength) throw weak('length', `Password should be at least ${minLength} characters.`);
  const weakness = await judge(password, wordsOf(about));
  if (weakness) throw weak(weakness, sentences[weakness]);
};
