import type { AdminReport } from './report-row.tsx';

/** What a reader said was wrong, in words. */
export const reasonInWords = ({ reason }: Pick<AdminReport, 'reason'>): string =>
  `${reason.slice(0, 1).toUpperCase()}${reason.slice(1).replace('_', ' ')}`;

/** Reasons that decisions have again and again, to be taken over or written otherwise. */
export const usualReasons = [
  'It is advertising.',
  'It asks for something harmful.',
  'It contains other people’s personal data.',
  'It is someone else’s work.',
  'Nothing in it breaks our rules.',
] as const;
