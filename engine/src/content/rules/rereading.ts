import { readDemands } from '../../reading/demands.ts';
import type { ActId } from '../../reading/act-verbs.ts';
import type { Reading } from '../../reading/reading.ts';
import { countWords } from '../../reading/complexity.ts';
import { addedLine } from '../plan-line.ts';
import type { Contribution } from '../plan-line.ts';
import type { Scene } from '../scene.ts';

/** What is made of a given text, by rule, or in a part to play is judged by its own criteria, not by the order. */
const byOwnCriteria: ReadonlySet<ActId> = new Set([
  'role',
  'rewrite',
  'correct',
  'translate',
  'summarise',
  'extract',
  'classify',
  'compute',
  'code',
]);
/** From here on a goal holds enough that something could be overlooked. */
const overlookedFrom = 25;
export const lastLook = 'A last look at your own words';
export const useDecides = 'What it is for decides';

export const isLong = ({ goal }: Reading): boolean => countWords(goal) >= overlookedFrom;

/** Whether the professional level makes the assistant look again at the goal, instead of asking for more (CT-8). */
export const rereads = ({ reading, answer, closed }: Scene): boolean =>
  !closed && !reading.data && !answer.whole && !byOwnCriteria.has(reading.act);

const asks: ReadonlySet<ActId> = new Set(['question', 'explain', 'compare', 'judge']);

const thinkingOfUse = ({ sure, answer, reading }: Scene): string => {
  if (sure && answer.returns !== '')
    return 'Before you write, think of whoever will read it and what it is to do there';
  return sure && asks.has(reading.act)
    ? 'Before you answer, think why I most likely ask, and fit the answer to it'
    : 'Before you answer, think what I most likely need this for, and fit it to that';
};

/**
 * C4: from professional on, one thought before the answer: on what the goal demands in so many words, on all of a long
 * goal, on what a short one is for. It asks for nothing that would show: what does costs marks, this did not
 * (bench/quality/blind/round-10.md).
 */
export const rereading = (scene: Scene): Contribution => {
  const { reading, level } = scene;
  if (level === 'standard' || !rereads(scene)) return {};
  // What stands in a list of conditions is said clearly enough.
  const demands = scene.layout.conditions.length > 0 ? [] : readDemands(reading.sentences);
  if (demands.length === 0 && !isLong(reading))
    return {
      lines: [addedLine('requirements', 'C4', thinkingOfUse(scene), 'What it is for decides')],
    };
  const named = demands.length > 0 ? `, above all: ${demands.join('; ')}` : '';
  const text = `Before you answer, read what I wrote once more and see that nothing in it is missed${named}`;
  const reason = named ? 'What you demand, said once more' : lastLook;
  return { lines: [addedLine('requirements', 'C4', text, reason)] };
};
