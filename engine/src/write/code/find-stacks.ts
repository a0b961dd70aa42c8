import type { Goal } from '../../goal/read-goal.ts';
import type { Stack } from '../../knowledge/code-rows.ts';
import { stacks } from '../../knowledge/stacks/index.ts';
import { longestHits, phrasesOf } from '../../goal/phrases.ts';

const names = phrasesOf(stacks.map((stack) => [stack.words, stack] as const));
const signed = stacks.flatMap((stack) => (stack.sign === undefined ? [] : [{ sign: stack.sign, stack }]));

/** What a goal says of technologies: each once, in the order in which they are named. */
export interface SaidStacks {
  readonly named: readonly Stack[];
}

/** Finds the technologies that a goal names. */
export const findStacks = ({ words, request }: Goal): SaidStacks => {
  const lower = request.slice(0, 4_000).toLowerCase();
  const bySign = signed.filter(({ sign }) => lower.includes(sign)).map(({ stack }) => stack);
  const hits = longestHits(names, words);
  const seen = new Set<string>();
  const all = [...hits.map(({ value }) => value), ...bySign];
  return {
    named: all.filter(({ name }) => !seen.has(name) && seen.add(name)),
  };
};
