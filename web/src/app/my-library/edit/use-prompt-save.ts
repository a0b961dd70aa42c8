import type { Prompt } from '@whetstone/contract';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { createPrompt, updatePrompt } from '../../../lib/api/prompts.ts';
import { usePromptChange } from '../use-prompt-change.ts';
import type { FormBase } from './edit-draft.ts';
import { type Merge, mergeForms, takeTheirs } from './merge-forms.ts';
import { changesOf, formOf, inputOf, type PromptForm } from './prompt-form.ts';

interface Save {
  form: PromptForm;
  /** The saved state that the form began from. */
  base: FormBase;
  /** What is saved after it, so that the form's words become a version and these the prompt. */
  after?: PromptForm;
  /** What was saved elsewhere is in it. */
  isMerged?: boolean;
}

/** What was saved elsewhere, and how it goes together with the form. */
export interface Conflict {
  newer: Prompt;
  merge: Merge;
}

async function save(prompt: Prompt | undefined, { form, base, after }: Save): Promise<Prompt> {
  if (!prompt) return createPrompt(inputOf(form));
  const saved = await updatePrompt(prompt.id, { ...changesOf(base.form, form), revision: base.revision });
  return after ? updatePrompt(prompt.id, { ...changesOf(form, after), revision: saved.revision }) : saved;
}

const newerOf = (error: unknown): Prompt | undefined =>
  error instanceof ApiError && error.code === 'prompt_conflict' ? (error.newer as Prompt) : undefined;

const baseOf = (prompt: Prompt): FormBase => ({ form: formOf(prompt), revision: prompt.revision });

interface PromptSaveOptions {
  onBegin: () => void;
  onFailed: () => void;
  onDone: (id: string, isMerged: boolean) => void;
}

/**
 * Saves the form of a prompt, or of a new one. What was saved elsewhere since the form began is never overwritten
 * unseen: changes of other fields go together, the same field changed twice is a `conflict` for the person to decide.
 */
export function usePromptSave(prompt: Prompt | undefined, options: PromptSaveOptions) {
  const { onBegin, onFailed, onDone } = options;
  const [conflict, setConflict] = useState<Conflict>();
  const saving = usePromptChange((input: Save) => save(prompt, input), {
    isToldElsewhere: true,
    onDone: ({ id }, { isMerged }) => onDone(id, isMerged ?? false),
  });
  const run = (input: Save) => {
    onBegin();
    saving.mutate(input, {
      onError: (error) => {
        const newer = newerOf(error);
        if (!newer) return onFailed();
        const merge = mergeForms(input.base.form, input.form, formOf(newer));
        if (merge.clashes.length === 0)
          return run({ form: merge.merged, base: baseOf(newer), isMerged: true });
        setConflict({ newer, merge });
        onFailed();
      },
    });
  };
  const settle = (after?: PromptForm) => {
    if (conflict && !saving.isPending)
      run({ form: conflict.merge.merged, base: baseOf(conflict.newer), after, isMerged: true });
  };
  return {
    save: (form: PromptForm, base: FormBase) => run({ form, base }),
    isSaving: saving.isPending,
    error: newerOf(saving.error) ? null : saving.error,
    conflict,
    keepMine: () => settle(),
    takeTheirs: () => settle(conflict && takeTheirs(conflict.merge, formOf(conflict.newer))),
    writeOn: () => setConflict(undefined),
  };
}
