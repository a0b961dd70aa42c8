import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Prompt } from '@whetstone/contract';
import { ApiError } from '../../../lib/api/api-error.ts';
import { createPrompt, revisePrompt } from '../../../lib/api/prompts.ts';
import { readPromptsAnew } from '../../../lib/api/read-prompts-anew.ts';
import { usePassing } from '../../../ui/use-passing.ts';
import type { DraftChange } from '../draft/change-draft.ts';
import { savedVisual } from './saved-visual.ts';
import type { VisualDraft } from './visual-draft.ts';

type VisualResult = NonNullable<VisualDraft['result']>;
type Saved = NonNullable<VisualResult['saved']>;
export type NoteSaved = (change: DraftChange<VisualDraft> & { type: 'saved' }) => void;

/** The revision to write over when a refused one differs in other things than the words. */
const sameWords = (error: unknown, text: string): number | undefined => {
  if (!(error instanceof ApiError) || error.code !== 'prompt_conflict') return undefined;
  const newer = error.newer as Prompt;
  return newer.prompt_text === text ? newer.revision : undefined;
};

async function revise({ id, text, revision }: Saved, prompt_text: string): Promise<Prompt> {
  try {
    return await revisePrompt(id, { prompt_text, revision });
  } catch (error) {
    const moved = sameWords(error, text);
    if (moved === undefined) throw error;
    return revisePrompt(id, { prompt_text, revision: moved });
  }
}

/** Saves a prompt, or the present writing of one that is saved already: the library keeps the earlier as a version. */
async function save({ prompt: { text }, request, saved }: VisualResult) {
  if (saved) {
    try {
      return await revise(saved, text);
    } catch (error) {
      // It was deleted or rewritten by hand meanwhile, so this one is saved beside it.
      if (!(error instanceof ApiError) || !['not_found', 'prompt_conflict'].includes(error.code)) throw error;
    }
  }
  return createPrompt(savedVisual(request.goal, request.media, text));
}

/** Puts each generated prompt into the library, private, and says so for three seconds. */
export function useAutoSave() {
  const cache = useQueryClient();
  const [isToldSaved, tellSaved] = usePassing(3000);
  const saving = useMutation({
    scope: { id: 'auto-save' },
    mutationFn: ({ result }: { result: VisualResult; change: NoteSaved }) => save(result),
    onSuccess: ({ id, prompt_text: text, revision }, { result, change }) => {
      change({ type: 'saved', request: result.request, saved: { id, text, revision } });
      tellSaved();
      void readPromptsAnew(cache);
    },
  });
  return {
    save: (result: VisualResult, change: NoteSaved) => saving.mutate({ result, change }),
    isSaving: saving.isPending,
    /** For three seconds after a save. */
    isToldSaved,
    failure: saving.error,
  };
}

export type AutoSave = ReturnType<typeof useAutoSave>;
