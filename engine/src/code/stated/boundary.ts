import { duration } from './stated-rule.ts';

const limits: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:over|above|more than|exceeds?|greater than|higher than|longer than|older than) (?<n>\d[\d.,]*(?: ?(?:%|€|\$|(?!per\b|of\b|in\b|at\b|and\b|or\b|for\b|on\b)[\p{L}]+))?)/iu,
    'at exactly {n} it does not happen yet',
  ],
  [
    /\b(?:under|below|less than|fewer than|lower than|younger than) (?<n>\d[\d.,]*(?: ?(?:%|€|\$|(?!per\b|of\b|in\b|at\b|and\b|or\b|for\b|on\b)[\p{L}]+))?)/iu,
    'at exactly {n} it does not happen',
  ],
  [
    /\b(?:at least|reaches) (?<n>\d[\d.,]*(?: ?(?:%|€|\$|(?!per\b|of\b|in\b|at\b|and\b|or\b|for\b|on\b)[\p{L}]+))?)/iu,
    'just below {n} it does not happen',
  ],
  [
    new RegExp(`\\b(?:within|for(?: more than)?) (?<n>${duration})`, 'iu'),
    'a moment before the {n} are over it has not happened yet',
  ],
];

/** What happens at the limit that a condition names, as the end of a sentence; empty where it names none. */
export const boundary = (condition: string): string => {
  for (const [pattern, text] of limits) {
    const n = pattern.exec(condition)?.groups?.['n'];
    if (n !== undefined)
      return `; ${/^(?:an?|one|1) /i.test(n) ? text.replace('the {n} are', '{n} is') : text}`.replace(
        '{n}',
        n,
      );
  }
  return '';
};
