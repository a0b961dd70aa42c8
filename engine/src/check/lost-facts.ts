import { limitWords, numbersByLanguage, secondsUnits } from '../knowledge/number-words.ts';
import { papers, sideWords } from '../knowledge/visual/shapes.ts';
import { factsOf, foldFact, numbersIn } from './facts-of.ts';

const wordIn = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text);
const isWrittenOut = (number: string, text: string): boolean =>
  numbersByLanguage
    .flatMap((words) => words.split(' ')[Number(number) - 1]?.split('|') ?? [])
    .some((word) => wordIn(text, word));

const either = (words: readonly string[]): string => words.join('|');
const sides = either([...sideWords.width, ...sideWords.height]);
const setBeside = new RegExp(
  [
    // "8 seconds", "6 to 8 seconds", "3rd graders", "16:9", "max 3"
    `(\\d+) ?-?(?:${either(secondsUnits)})(?!\\p{L})`,
    `(\\d+)(?= ?(?:[-–]|\\p{L}{1,3}) ?\\d+ ?(?:${either(secondsUnits)})(?!\\p{L}))`,
    String.raw`(\d+)(?:st|nd|rd|th)(?!\p{L})`,
    String.raw`(\d+:\d+)`,
    `(?<=(?:${either(limitWords)}) )(\\d+)`,
    // "30x40", "6 cm", "4 m wide", "A5"
    String.raw`(\d+) ?(?=[x×] ?\d)`,
    String.raw`(?<=\d ?[x×] ?)(\d+)`,
    `(\\d+)(?= ?(?:(?:mm|cm|px|inch|inches)(?!\\p{L})|m (?:${sides})))`,
    `(?<![\\p{L}\\p{N}])(${either(papers.sheets)})(?![\\p{L}\\p{N}])`,
  ].join('|'),
  'giu',
);

/** Figures of a picture's or clip's goal that its prompt need not hold: length, ratio, sides and sheet, set in the service; the school year of those it is for; limits. */
export const figuresSetBeside = (goal: string): ReadonlySet<string> =>
  new Set(
    [...goal.matchAll(setBeside)].flatMap(([, ...found]) => {
      const figure = found.find((each) => each !== undefined) ?? '';
      const [sheet] = /^a\d$/i.exec(figure) ?? [];
      return sheet ? [sheet.toUpperCase(), sheet.slice(1)] : figure;
    }),
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
