import { goalProblem } from '../draft/goal-problem.ts';

const leastWords = 3;
/** Signs of scripts that put no spaces between words; each counts as one. */
const signs = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}`;
const words = new RegExp(String.raw`[${signs}]|[^\s${signs}]+`, 'gu');

/** Whether a goal says enough for a question about it. */
export const isAskable = (goal: string): boolean =>
  !goalProblem(goal) && (goal.match(words)?.length ?? 0) >= leastWords;
