import { added, bullet, type Line } from '../prompt/line.ts';
import type { Given } from './asked.ts';

/** Marks the words of an answer: they stand as written. */
export const answerRule = 'B14';

/** "Title: answer", the answer in the person's words. */
export const answerLine = ({ title, answer }: Given): Line => [
  ...added(`${title}: `, answerRule, 'You said so'),
  { text: answer, origin: 'goal', rule: answerRule },
];

/** The answers below the task: what it is, who uses it, where a fault happens. */
export const factLines = (given: readonly Given[]): readonly Line[] =>
  given.filter(({ place }) => place === 'fact' || place === 'people').map((each) => bullet(answerLine(each)));
