import type { EnhanceRequest } from '@whetstone/contract';
import { useMutation } from '@tanstack/react-query';
import { enhanceGoal } from '../../lib/api/enhance.ts';
import type { DraftChange } from './change-draft.ts';

/** Has the goal rewritten; the text as it was is kept beside it. */
export function useEnhance(change: (change: DraftChange & { type: 'enhanced' }) => void) {
  return useMutation({
    mutationFn: (request: EnhanceRequest) => enhanceGoal(request),
    onSuccess: (answer) => change({ type: 'enhanced', ...answer }),
  });
}
