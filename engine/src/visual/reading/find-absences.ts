import { wordsIn } from '../../reading/words-in.ts';
import { wordSet } from './word-set.ts';

/** Something that the goal says is not there. Offsets cover the words that may leave the sentence. */
export interface Absence {
  readonly start: number;
  readonly end: number;
  readonly nouns: readonly string[];
  /** What to show instead, from a short list; undefined when only the negation itself can say it. */
  readonly twin: string | undefined;
}

const marker =
  /(?:,? (?:(?:that|which) (?:has|have) no|with(?:out| no)|but (?:with )?no|and no)|, no|^no) /gi;
const wordAt = /[\p{L}\p{N}'’-]+|[^\s]/gu;
const determiners = wordSet('any a an the single');
const prepositions = wordSet(
  'on in at inside near around under next behind beside by along over attached visible',
);
const pronouns = wordSet('it them him her');
const longestNoun = 3;
const scannedAfterMarker = 120;

const twins: Readonly<Record<string, string>> = {
  boats: 'open water',
  ships: 'open water',
  traffic: 'completely empty',
  cars: 'completely empty',
  vehicles: 'completely empty',
  people: 'deserted',
  humans: 'deserted',
  crowds: 'deserted',
  tourists: 'deserted',
  pedestrians: 'deserted',
  clouds: 'clear sky',
  leaves: 'bare branches',
  rider: 'riderless',
  fans: 'rows of empty seats',
  audience: 'rows of empty seats',
  windows: 'solid unbroken walls',
  clothes: 'completely empty',
  furniture: 'completely empty',
  books: 'completely empty',
  text: 'free of lettering',
  letters: 'free of lettering',
  words: 'free of lettering',
  lettering: 'free of lettering',
  shadows: 'shadowless even light',
  snow: 'bare ground',
  trees: 'treeless',
  waves: 'still, flat water',
};

/** Absences in `text` (quotations blanked) whose scope is certain: the noun ends its clause and stands nowhere else in the whole goal. */
export function findAbsences(text: string, whole: string): readonly Absence[] {
  const found = [...text.matchAll(marker)].flatMap((match) => {
    const from = match.index + match[0].length;
    const scope = scopeOf(text.slice(from, from + scannedAfterMarker));
    if (scope === undefined) return [];
    const nouns = scope.nouns.map((noun) => noun.toLowerCase());
    if (nouns.some((noun) => noun.startsWith('camera'))) return [];
    if (nouns.some((noun) => occurrences(whole, noun) > 1)) return [];
    return [
      {
        start: match.index,
        end: from + scope.length,
        nouns,
        twin: nouns.length === 1 ? twins[nouns[0] ?? ''] : undefined,
      },
    ];
  });
  // "No water and no ladder" is found as a whole, and its second half once more.
  return found.filter((absence, index) =>
    found.slice(0, index).every((earlier) => earlier.end <= absence.start),
  );
}

function scopeOf(rest: string): { readonly nouns: readonly string[]; readonly length: number } | undefined {
  const nouns: string[] = [];
  let noun: string[] = [];
  let end = 0;
  const close = (): boolean => {
    if (noun.length === 0 || noun.length > longestNoun) return false;
    nouns.push(noun.join(' '));
    noun = [];
    return true;
  };
  const tokens = [...rest.matchAll(wordAt)];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    const word = token?.[0].toLowerCase() ?? '';
    if (/^[.,;!?]$/.test(word)) return close() ? { nouns, length: end } : undefined;
    if (prepositions.has(word)) {
      const next = tokens[index + 1];
      const isBack =
        next !== undefined &&
        pronouns.has(next[0].toLowerCase()) &&
        /^(?:[.,;]|$)/.test(rest.slice(next.index + next[0].length).trimStart());
      return close() ? { nouns, length: isBack ? next.index + next[0].length : end } : undefined;
    }
    if (word === 'or' || word === 'no' || (word === 'and' && tokens[index + 1]?.[0].toLowerCase() === 'no')) {
      if (!close()) return undefined;
      if (word === 'and') index += 1;
    } else if (
      /^(?:and|of|that|which|who|but|to|for|with|while|then|as|is|are|has)$/.test(word) ||
      !/^\p{L}/u.test(word)
    ) {
      return undefined;
    } else if (!determiners.has(word)) {
      if (word.endsWith('ing') && word.length > 6) return undefined;
      noun.push(token?.[0] ?? '');
    }
    end = (token?.index ?? 0) + (token?.[0].length ?? 0);
  }
  return rest.length < scannedAfterMarker && close() ? { nouns, length: end } : undefined;
}

const singular = (word: string): string => word.replace(/s$/, '');

function occurrences(text: string, noun: string): number {
  const last = singular(noun.split(' ').at(-1) ?? '');
  return wordsIn(text).filter((word) => singular(word) === last).length;
}
