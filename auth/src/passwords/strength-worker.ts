import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { wellKnownExamples } from './well-known-examples.ts';

/** What the worker is asked; `own` and `product` are words that the password must not be made of. */
export interface StrengthQuestion {
  readonly password: string;
  readonly own: readonly string[];
  readonly product: readonly string[];
}

/** Why a password is weak; null for a good one. `pwned` is GoTrue's word for one on a list of leaked passwords. */
export type Weakness = 'pwned' | 'personal' | 'product' | 'predictable';

/** Fewer guesses than this are no protection, even against a slow hash. */
const fewestGuesses = 1e8;

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english, wellKnownExamples },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: 20,
});

const isLeakedList = (name: string | undefined): boolean =>
  name === 'passwords-common' || name === 'wellKnownExamples';

/** The worker's task: why a password is weak. */
export default ({ password, own, product }: StrengthQuestion): Weakness | null => {
  const isGood = (words: readonly string[]) => estimator.check(password, [...words]).guesses >= fewestGuesses;
  if (isGood([...own, ...product])) return null;
  const { guesses, sequence } = estimator.check(password);
  if (guesses >= fewestGuesses) {
    return isGood(product) ? 'personal' : 'product';
  }
  // A list explains the refusal where it holds most of the password.
  const listed = sequence.filter((match) =>
    isLeakedList((match as { dictionaryName?: string }).dictionaryName),
  );
  const covered = listed.reduce((sum, match) => sum + match.token.length, 0);
  return covered * 2 > password.length ? 'pwned' : 'predictable';
};
