import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.ts';
import { createPrompt, revisePrompt } from '../../lib/api/prompts.ts';
import { readPromptsAnew } from '../../lib/api/read-prompts-anew.ts';
import { usePassing } from '../../ui/use-passing.ts';
import type { DraftChange } from '../prompter/change-draft.ts';
import { savedVisual } from './saved-visual.ts';
import type { VisualDraft } from './visual-draft.ts';

type VisualResult = NonNullable<VisualDraft['result']>;
export type NoteSaved = (change: DraftChange<VisualDraft> & { type: 'saved' }) => void;

/** Saves a prompt, or the present writing of one that is saved already: the library keeps the earlier as a version. */
async function save({ prompt: { text }, request, saved }: VisualResult) {
  if (saved) {
    try {
      return await revisePrompt(saved.id, { prompt_text: text });
    } catch (error) {
      // It was deleted meanwhile, so it is saved anew.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
  }
  return createPrompt(savedVisual(request.goal, request.media, text));
}

/** Puts each generated prompt into the library, private, and says so for three seconds. */
export function useAutoSave() {
  const cache = useQueryClient();
  const [isJustSaved, showSaved] = usePassing(3000);
  const saving = useMutation({
    scope: { id: 'auto-save' },
    mutationFn: ({ result }: { result: VisualResult; change: NoteSaved }) => save(result),
    onSuccess: ({ id, prompt_text: text }, { result, change }) => {
      change({ type: 'saved', request: result.request, saved: { id, text } });
      showSaved();
      void readPromptsAnew(cache);
    },
  });
  return {
    save: (result: VisualResult, change: NoteSaved) => saving.mutate({ result, change }),
    isSaving: saving.isPending,
    isJustSaved,
    failure: saving.error,
  };
}

export type AutoSave = ReturnType<typeof useAutoSave>;
