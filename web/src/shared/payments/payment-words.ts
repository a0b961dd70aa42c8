import { planOf, type Tier } from '@whetstone/contract/plans';
import { dayInWords } from '../../lib/day-in-words.ts';

/** US cents as people read them: "$9.40". */
export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** "March 4, 2027", the same everywhere. */
export const dayOf = (date: string): string =>
  dayInWords(date, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "200 prompts a month", "No monthly limit". */
export const quotaOf = (tier: Tier): string => {
  const { monthlyPrompts } = planOf(tier);
  return monthlyPrompts === null
    ? 'No monthly limit'
    : `${monthlyPrompts.toLocaleString('en-US')} prompts a month`;
};
