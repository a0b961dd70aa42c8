import type { Goal } from '../goal/read-goal.ts';
import { indexPhrases, phrasesAt, wordsOf, type PhraseIndex } from '../goal/words.ts';
import type { Said } from '../knowledge/rows.ts';

const hasWords = (phrase: string): boolean => wordsOf(phrase).length > 0;

const indexes = new WeakMap<readonly string[], PhraseIndex<true>>();
const hears = (goal: Goal, phrases: readonly string[]): boolean => {
  const index =
    indexes.get(phrases) ?? indexPhrases(phrases.filter(hasWords).map((phrase) => [phrase, true] as const));
  indexes.set(phrases, index);
  return goal.words.some((_, at) => phrasesAt(index, goal.words, at).length > 0);
};

/** Whether a goal says already what a row would ask or offer. */
export const isSaid = ({ facts = [], words = [] }: Said, goal: Goal): boolean =>
  facts.some((fact) => goal.facts.has(fact)) || hears(goal, words);
