import type { Goal } from '../../goal/read-goal.ts';
import type { Word } from '../../goal/words.ts';
import { clashes } from '../../knowledge/code-words.ts';
import { features, type FeatureId } from '../../knowledge/features/index.ts';
import { numberWords } from '../../knowledge/word-families.ts';
import { has, phrasesOf, wordsOfRow } from '../../goal/phrases.ts';
import type { PhraseIndex } from '../../goal/words.ts';

const rows = clashes.map(({ said, never, drops = [] }) => ({
  said: phrasesOf([[said, true]]),
  never: phrasesOf([[never, true]]),
  drops,
}));
const numbers = new Set(numberWords);
const featureWords = new Map<FeatureId, PhraseIndex<unknown>>();
const wordsOfFeature = (id: FeatureId): PhraseIndex<unknown> => {
  const index = featureWords.get(id) ?? phrasesOf([[features[id].words, true]]);
  featureWords.set(id, index);
  return index;
};

/** Numbers by the word they count: "four friends" → friend: four. */
const countsIn = (words: readonly Word[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const counts = new Map<string, Set<string>>();
  for (const [at, { text }] of words.entries()) {
    const next = words[at + 1];
    if (!next || next.text === next.stem || !(numbers.has(text) || /^\d+$/.test(text))) continue;
    counts.set(next.stem, (counts.get(next.stem) ?? new Set()).add(text));
  }
  return counts;
};

/** Tells which lines may stand beside what a person said. */
export interface Guard {
  readonly allows: (line: string) => boolean;
  /** Features that are not taken for granted. */
  readonly drops: ReadonlySet<string>;
}

/** The guard of a goal: no added line contradicts a refusal, a limit or a number of it. */
export const guardOf = (goal: Goal, refused: readonly FeatureId[]): Guard => {
  const active = rows.filter(({ said }) => has(said, goal.words));
  const never = [...active.map((row) => row.never), ...refused.map(wordsOfFeature)];
  const counts = countsIn(goal.words);
  const allows = (line: string): boolean => {
    if (never.length === 0 && counts.size === 0) return true;
    const words = wordsOfRow(line);
    if (never.some((index) => has(index, words))) return false;
    for (const [unit, said] of countsIn(words)) {
      const own = counts.get(unit);
      if (own && ![...said].every((number) => own.has(number))) return false;
    }
    return true;
  };
  return { allows, drops: new Set([...refused, ...active.flatMap(({ drops }) => drops)]) };
};
