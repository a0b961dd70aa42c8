import type { Goal } from '../../goal/read-goal.ts';
import type { Stack } from '../../knowledge/code-rows.ts';
import { stacks } from '../../knowledge/stacks/index.ts';
import { longestHits, phrasesOf } from '../../goal/phrases.ts';

const names = phrasesOf(stacks.map((stack) => [stack.words, stack] as const));
const signed = stacks.flatMap((stack) => (stack.sign === undefined ? [] : [{ sign: stack.sign, stack }]));

/** Finds the technologies that a goal names, each once, in the order in which they are named. */
export const findStacks = ({ words, request }: Goal): readonly Stack[] => {
  const lower = request.slice(0, 4_000).toLowerCase();
  const bySign = signed.filter(({ sign }) => lower.includes(sign)).map(({ stack }) => stack);
  const all = [...longestHits(names, words).map(({ value }) => value), ...bySign];
  return all.filter(({ name }, at) => all.findIndex((stack) => stack.name === name) === at);
};
