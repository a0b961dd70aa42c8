import type { TryVerdict } from '@whetstone/contract';

export const verdictInWords: Record<TryVerdict, string> = {
  better: 'You preferred the prompt’s answer.',
  equal: 'You rated the two answers about the same.',
  worse: 'You preferred the answer to your original words.',
};
