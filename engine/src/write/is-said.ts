import type { Goal } from '../goal/read-goal.ts';
import { has, indexAll } from '../goal/phrases.ts';
import type { PhraseIndex } from '../goal/words.ts';
import type { Said } from '../knowledge/rows.ts';

const indexes = new WeakMap<readonly string[], PhraseIndex<true>>();
const hears = (goal: Goal, phrases: readonly string[]): boolean => {
  const index = indexes.get(phrases) ?? indexAll(phrases);
  indexes.set(phrases, index);
  return has(index, goal.words);
};

/** Whether a goal says already what a row would ask or offer. */
export const isSaid = ({ facts = [], words = [] }: Said, goal: Goal): boolean =>
  facts.some((fact) => goal.facts.has(fact)) || hears(goal, words);
