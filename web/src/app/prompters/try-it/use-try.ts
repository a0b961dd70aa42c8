import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TryChoice, TryKind } from '@whetstone/contract';
import { useEffect, useRef } from 'react';
import { chooseBetter, runTry, tryStateQuery } from '../../../lib/api/tries.ts';

/** Running, stopping and choosing; nothing of it outlives the panel. */
export function useTry(request: { kind: TryKind; goal: string; prompt: string }) {
  const cache = useQueryClient();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const choose = useMutation({
    mutationFn: ({ id, better }: { id: string; better: TryChoice }) => chooseBetter(id, better),
    onSuccess: ({ record }) =>
      cache.setQueryData(tryStateQuery.queryKey, (state) => state && { ...state, record }),
  });
  const run = useMutation({
    mutationFn: (isAgain: boolean) => {
      leaving.current = new AbortController();
      return runTry({ ...request, is_again: isAgain }, leaving.current.signal);
    },
    onMutate: () => choose.reset(),
    onSettled: () => cache.invalidateQueries(tryStateQuery),
  });
  return {
    tried: run.data,
    unveiled: choose.data,
    isRunning: run.isPending,
    isChoosing: choose.isPending,
    error: run.error ?? choose.error,
    start: (isAgain: boolean) => run.mutate(isAgain),
    stop: () => {
      leaving.current?.abort();
      run.reset();
    },
    choose: (better: TryChoice) => run.data && choose.mutate({ id: run.data.id, better }),
  };
}
