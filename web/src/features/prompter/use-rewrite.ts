import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { type DraftChange, isBehind } from './change-draft.ts';
import { changesBetween } from './changes-between.ts';
import type { DraftStore } from './draft-store.ts';
import type { Prompter } from './prompter.ts';
import type { PrompterDraft } from './prompter-draft.ts';

type Choices<Draft extends PrompterDraft> = (DraftChange<Draft> & { type: 'edited' })['values'];

/**
 * Rewrites a prompt that was paid for with another tool or assumption: here in the browser, at no cost. `changes`
 * says what the last rewriting did; before there is a prompt, a choice is only noted.
 */
export function useRewrite<Draft extends PrompterDraft>(
  { write }: Prompter<Draft>,
  { getState, change }: DraftStore<Draft>,
) {
  const [changes, setChanges] = useState<string[]>();
  const rewrite = useMutation({
    scope: { id: 'rewrite' },
    mutationFn: async (values: Choices<Draft>) => {
      const before = getState().draft;
      if (!before.result) return change({ type: 'edited', values });
      const after = { ...before, ...values };
      const prompt = await write(before.result.request, after).catch((cause: unknown) => {
        throw new ApiError('offline', 0, 'The engine was not loaded', { cause });
      });
      change({ type: 'rewritten', prompt, values, answers: after.answers });
      // An answer shows where it was typed.
      if (Object.keys(values).length > 0) setChanges(changesBetween(before.result.prompt, prompt));
    },
  });
  return {
    ...rewrite,
    changes,
    /** Writes into the prompt what was answered since it was written. */
    catchUp: () => {
      if (isBehind(getState().draft)) rewrite.mutate({});
    },
    /** Fetches what rewriting needs, so that the first one does not wait for it. */
    prepare: () => {
      const { draft } = getState();
      // Nobody waits for it: a failure shows when there is something to write.
      if (draft.result) write(draft.result.request, draft).catch(() => {});
    },
    forgetChanges: () => setChanges(undefined),
  };
}
