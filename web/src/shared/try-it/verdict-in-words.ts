import type { TryVerdict } from '@whetstone/contract';

export const verdictInWords: Record<TryVerdict, string> = {
  better: 'You found the prompt’s answer better.',
  equal: 'You found both answers equal.',
  worse: 'You found the answer to your plain words better.',
};
