import { addedLine } from '../plan-line.ts';
import type { Contribution } from '../plan-line.ts';
import type { Scene } from '../scene.ts';

/** D3: where the answer depends on what the goal does not hold, the questions come first. */
export const startingQuestions = ({ answer, closed }: Scene): Contribution => {
  if (answer.start === undefined || closed) return {};
  const text = `Ask me at most 3 questions first and wait for my answers: ${answer.start}`;
  const reason = 'Your goal does not hold what the answer depends on';
  return { lines: [addedLine('requirements', 'Start', 'D3', text, reason)] };
};
