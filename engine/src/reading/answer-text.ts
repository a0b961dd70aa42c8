import { answerMaxLength } from '../catalogue/answers.ts';
import { normalise } from './normalise.ts';

/** A little room for what normalising takes away, so that a text of any length costs the same. */
const read = answerMaxLength * 4;

/** An answer as it can stand in a prompt: normalised as a goal is, on one line, cut at its limit without a broken letter. */
export const answerText = (text: string): string =>
  normalise(text.slice(0, read))
    .replace(/\s+/gu, ' ')
    .slice(0, answerMaxLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
