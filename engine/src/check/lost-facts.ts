import { labelWords, measureUnits, numbersByLanguage, secondsUnits } from '../knowledge/number-words.ts';
import { factsOf, foldFact, numbersIn } from './facts-of.ts';

const wordIn = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text);
const isWrittenOut = (number: string, text: string): boolean =>
  numbersByLanguage
    .flatMap((words) => words.split(' ')[Number(number) - 1]?.split('|') ?? [])
    .some((word) => wordIn(text, word));

const units = new Set([...secondsUnits, ...measureUnits]);
const labels = new Set(labelWords);
const count = /(?<![\p{L}\p{N}.,:/×-])(?<!\d ?[x×] ?)(\d{1,2})(?= \p{L}{2})/gu;
/** Characters in which the word beside a figure is looked for. */
const reach = 40;
const wordBehind = /^ (\p{L}+)/u;
const wordBefore = /(\p{L}+)\W{0,2}$/u;

const price = /[$€£¥] ?(\d{1,9}(?:[.,]\d{1,9}){0,3})|(?<![\d.,])(\d{1,9}(?:[.,]\d{1,9}){0,3}) ?[$€£¥]/gu;

/**
 * Figures of a picture's or clip's goal that are to be seen: counts ("3 herons") and prices. Sizes, lengths, dates, ages and
 * numbers of slides or school years need not be in its prompt.
 */
export const seenFigures = (goal: string): ReadonlySet<string> => {
  const counts = [...goal.matchAll(count)].flatMap(({ 0: found, 1: figure = '', index }) => {
    const [, behind = ''] =
      wordBehind.exec(goal.slice(index + found.length, index + found.length + reach)) ?? [];
    const [, before = ''] = wordBefore.exec(goal.slice(Math.max(0, index - reach), index)) ?? [];
    const isLabel = labels.has(before.toLowerCase()) || /^\p{Lu}{2,}$/u.test(before);
    return units.has(behind.toLowerCase()) || isLabel ? [] : figure;
  });
  return new Set([
    ...counts,
    ...[...goal.matchAll(price)].flatMap(([, first, second]) => first ?? second ?? []),
  ]);
};

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
    /^\p{Lu}[\p{L}\p{N}]*(?: \p{Lu}[\p{L}\p{N}]*)+$/u.test(fact) &&
    foldFact(fact)
      .split(' ')
      .every((word) => words.has(word));
  const numbers = new Set(numbersIn(text));
  // "25/40/60" comes back as "25, 40 or 60".
  const hasEachNumber = (fact: string): boolean =>
    fact.includes('/') && fact.split('/').every((number) => numbers.has(number));
  return [...new Set(facts)].filter((fact) =>
    /^[\d.,:/]+$/.test(fact)
      ? !numbers.has(fact) && !isWrittenOut(fact, text) && !hasEachNumber(fact)
      : !folded.includes(foldFact(fact)) && !hasEachWord(fact),
  );
}
