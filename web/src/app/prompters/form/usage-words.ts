import type { Usage } from '@whetstone/contract';

export interface UsageWords {
  /** Red at 0 remaining, yellow at 1 or fewer, else green. */
  tone: 'red' | 'yellow' | 'green';
  sentence: string;
  /** Share of the limit that is used, 0 to 100; null without a limit. */
  percent: number | null;
}

/** How the usage card puts a usage. */
export function usageWords(usage: Usage): UsageWords {
  const { limit, remaining, used } = usage;
  if (limit === null || remaining === null)
    return { tone: 'green', sentence: 'Unlimited prompts', percent: null };
  const percent = limit === 0 ? 100 : Math.min(100, (used / limit) * 100);
  if (remaining <= 0) return { tone: 'red', sentence: 'No prompts remaining', percent };
  const sentence = `${remaining} ${remaining === 1 ? 'prompt' : 'prompts'} remaining`;
  return { tone: remaining <= 1 ? 'yellow' : 'green', sentence, percent };
}

/** Whether nothing is left this month. */
export const isUsedUp = (usage: Usage): boolean => usage.remaining !== null && usage.remaining <= 0;
