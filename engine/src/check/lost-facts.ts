import { limitWords, numbersByLanguage, secondsUnits } from '../knowledge/number-words.ts';
import { factsOf, foldFact, numbersIn } from './facts-of.ts';

const wordIn = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text);
const isWrittenOut = (number: string, text: string): boolean =>
  numbersByLanguage
    .flatMap((words) => words.split(' ')[Number(number) - 1]?.split('|') ?? [])
    .some((word) => wordIn(text, word));

const setBeside = new RegExp(
  `(\\d+)(?:(?: ?-?(?:${secondsUnits.join('|')})(?!\\p{L}))|(?:st|nd|rd|th)(?!\\p{L}))|(\\d+:\\d+)|(?<=(?:${limitWords.join('|')}) )(\\d+)`,
  'giu',
);

/** Figures of a picture's or clip's goal that its prompt need not hold: length and ratio, set in the service; the school year of those it is for; limits. */
export const figuresSetBeside = (goal: string): ReadonlySet<string> =>
  new Set(
    [...goal.matchAll(setBeside)].flatMap(
      ([, ...found]) => found.find((figure) => figure !== undefined) ?? [],
    ),
  );

/** Numbers, quotations, addresses and names of `goal` that `text` does not hold; case, kinds of quote and small numbers in words do not count. */
export function lostFacts(goal: string, text: string): string[] {
  return factsMissingFrom(text, factsOf(goal));
}

/** Those of `facts`, each once, that `text` does not hold. */
export function factsMissingFrom(text: string, facts: readonly string[]): string[] {
  if (facts.length === 0) return [];
  const folded = foldFact(text);
  const words = new Set(folded.match(/[\p{L}\p{N}]+/gu));
  // Names that stand side by side come back with commas, or each in its own place.
  const hasEachWord = (fact: string): boolean =>
    /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(fact) &&
    foldFact(fact)
      .split(' ')
      .every((word) => words.has(word));
  const numbers = new Set(numbersIn(text));
  return [...new Set(facts)].filter((fact) =>
    /^[\d.,:/]+$/.test(fact)
      ? !numbers.has(fact) && !isWrittenOut(fact, text)
      : !folded.includes(foldFact(fact)) && !hasEachWord(fact),
  );
}
