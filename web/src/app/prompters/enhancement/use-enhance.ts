import type { EnhanceRequest } from '@whetstone/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DraftChange } from '../draft/change-draft.ts';

/** Has the goal rewritten, which stops when the person leaves the screen; the text as it was is kept beside it. */
export function useEnhance(change: (change: DraftChange & { type: 'enhanced' }) => void) {
  const [streamed, setStreamed] = useState('');
  const running = useRef<AbortController>(undefined);
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: async ({ request, signal }: { request: EnhanceRequest; signal: AbortSignal }) => {
      const { enhanceGoal } = await import('../../../lib/api/enhance.ts');
      return enhanceGoal(request, { signal, onText: setStreamed }).catch((cause: unknown) => {
        if (signal.aborted) return undefined;
        throw cause;
      });
    },
    onSuccess: (answer, { request, signal }) => {
      if (answer && !signal.aborted) change({ type: 'enhanced', sent: request.description, ...answer });
    },
  });
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  return {
    start: (request: EnhanceRequest) => {
      running.current = new AbortController();
      setStreamed('');
      mutate({ request, signal: running.current.signal });
    },
    stop,
    reset,
    streamed,
    error,
    isPending,
  };
}
