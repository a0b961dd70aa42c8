import type { Span } from '../../result.ts';

/** One line of the prompt, without its line break. */
export type Line = readonly Span[];

/** A line that a rule of SPEC-code.md puts there. */
export const added = (text: string, rule: string, reason?: string): Line => [
  reason === undefined ? { text, origin: 'added', rule } : { text, origin: 'added', rule, reason },
];

/** The goal's own words as they stand. */
export const verbatim = (text: string): Line => [{ text, origin: 'goal' }];

/** The line with a list mark in front. */
export const bullet = (line: Line): Line => [{ text: '- ', origin: 'added' }, ...line];

/** The text that a line adds to the prompt. */
export const lineText = (line: Line): string =>
  line.map((span) => (span.origin === 'removed' ? '' : span.text)).join('');

/** Whether the line holds words of the goal. */
export const holdsGoal = (line: Line): boolean =>
  line.some((span) => span.origin === 'goal' || span.origin === 'edited');
