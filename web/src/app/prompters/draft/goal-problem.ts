import { goalMaxLength } from '@whetstone/contract/limits';

const grouped = (count: number) => count.toLocaleString('en-US');

/** What keeps a goal from being sent, as a sentence; an empty goal is no problem, there is just nothing to do. */
export function goalProblem(goal: string): string | undefined {
  const excess = goal.length - goalMaxLength;
  if (excess > 0)
    return `A goal can have at most ${grouped(goalMaxLength)} characters. Shorten this one by ${grouped(excess)}.`;
  if (goal.includes('\0') || !goal.isWellFormed())
    return 'Some characters are unreadable. Paste your text again as plain text.';
  return undefined;
}
