import type { Usage } from '@whetstone/contract';
import { usageWarnings } from '@whetstone/contract/limits';

/** Used share of the month's prompts in whole percent, at most 100, and whether to warn; null without a limit. */
export function usageShare({ used, limit }: Pick<Usage, 'used' | 'limit'>) {
  if (limit === null) return null;
  const share = limit === 0 ? 1 : Math.min(1, used / limit);
  return { percent: Math.round(share * 100), isLow: share > usageWarnings.account };
}
