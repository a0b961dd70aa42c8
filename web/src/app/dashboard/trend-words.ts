import type { Dashboard } from '@whetstone/contract';

type Trend = Dashboard['trends']['favorites'];

/** How this month stands beside the same stretch of the month before, in words; honest where there is nothing to compare. */
export function trendWords({ this_month, month_before, percent }: Trend): string {
  const news = this_month.toLocaleString('en-US');
  if (percent === null) return this_month === 0 ? 'none this month' : `${news} this month`;
  const sign = percent > 0 ? '+' : percent < 0 ? '\u2212' : '';
  return `${news} this month, ${sign}${Math.abs(percent)}% (${month_before.toLocaleString('en-US')} last month)`;
}
