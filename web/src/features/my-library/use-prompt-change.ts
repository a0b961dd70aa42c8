import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { promptsKey } from '../../lib/api/prompts.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { showToast } from '../../ui/toast-store.ts';

const readAnew = (cache: QueryClient) =>
  Promise.all([
    cache.invalidateQueries({ queryKey: promptsKey }),
    cache.invalidateQueries({ queryKey: ['library'] }),
    cache.invalidateQueries({ queryKey: ['dashboard'] }),
  ]);

/** A change to one's own prompts or folders: what was read of them is read anew; a failure is told in passing. */
export function usePromptChange<Input, Answer>(
  change: (input: Input) => Promise<Answer>,
  options: { onDone?: (answer: Answer) => void; isToldElsewhere?: boolean } = {},
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer) => {
      await readAnew(cache);
      options.onDone?.(answer);
    },
    onError: (error) => {
      if (!options.isToldElsewhere) showToast({ text: describeError(error) });
    },
  });
}
