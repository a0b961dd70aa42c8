import { contractions, frequentWords, misspellings } from '../knowledge/misspellings.ts';

const vowels = 'aeiou';
/** From this length on, no word that goals use is another but for one vowel. */
const longWord = 8;

const slipsOf = (word: string): string[] =>
  [...word].flatMap((letter, at) => {
    if (at === 0) return [];
    const doubled = word.slice(0, at) + letter + word.slice(at);
    if (at === word.length - 1) return [doubled];
    return [
      doubled,
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2),
      ...(word.length >= longWord && vowels.includes(letter)
        ? [...vowels].map((vowel) => word.slice(0, at) + vowel + word.slice(at + 1))
        : []),
    ];
  });

const right: ReadonlySet<string> = new Set(frequentWords);

const build = (): ReadonlyMap<string, string> => {
  const slips = frequentWords.flatMap((word) => slipsOf(word).map((slip) => [slip, word] as const));
  return new Map([
    ...slips.filter(([slip]) => !right.has(slip)),
    ...[...misspellings, ...contractions].map((pair) => pair.split(':') as [string, string]),
  ]);
};

let known: ReadonlyMap<string, string> | undefined;

/** The right spelling of a known misspelling in lower case, its plural included; undefined for any other word. */
export const correctionOf = (word: string): string | undefined => {
  if (right.has(word)) return undefined;
  known ??= build();
  const isPlural = word.endsWith('s') && !word.endsWith('ss') && word.length > 1;
  const plural = isPlural ? known.get(word.slice(0, -1)) : undefined;
  return known.get(word) ?? (plural && !plural.endsWith('s') ? `${plural}s` : undefined);
};
