import type { TryVerdict } from '@whetstone/contract';

export const verdictInWords: Record<TryVerdict, string> = {
  better: 'You preferred the prompt’s answer.',
  equal: 'You rated both answers equal.',
  worse: 'You preferred the answer to your original words.',
};
