import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../lib/api/describe-error.ts';
import { promptsKey } from '../../lib/api/prompts.ts';
import { readPromptsAnew } from '../../lib/api/read-prompts-anew.ts';
import { showToast } from '../../ui/toast-store.ts';
import { changeCached, type PromptChange } from './change-cached.ts';

interface PromptChangeOptions<Input, Answer> {
  /** Shown before the server has answered, and taken back when it refuses. */
  atOnce?: (input: Input) => PromptChange;
  onDone?: (answer: Answer, input: Input) => void;
  /** What a failure left as it was, as a sentence; the reason follows it. */
  failure?: string;
  /** The place that asks shows the failure itself. */
  isToldElsewhere?: boolean;
}

/** A change to one's own prompts or folders: what was read of them is read anew, a failure is taken back and told. */
export function usePromptChange<Input, Answer>(
  change: (input: Input) => Promise<Answer>,
  options: PromptChangeOptions<Input, Answer> = {},
) {
  const { atOnce, onDone, failure, isToldElsewhere } = options;
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onMutate: async (input) => {
      if (!atOnce) return [];
      await cache.cancelQueries({ queryKey: promptsKey });
      const before = cache.getQueriesData({ queryKey: promptsKey });
      for (const [key, data] of before) cache.setQueryData(key, changeCached(key, data, atOnce(input)));
      return before;
    },
    onSuccess: async (answer, input) => {
      if (atOnce) onDone?.(answer, input);
      await readPromptsAnew(cache);
      if (!atOnce) onDone?.(answer, input);
    },
    onError: (error, _input, before) => {
      for (const [key, data] of before ?? []) cache.setQueryData(key, data);
      if (atOnce) void readPromptsAnew(cache);
      if (!isToldElsewhere) showToast({ text: [failure, describeError(error)].filter(Boolean).join(' ') });
    },
  });
}
