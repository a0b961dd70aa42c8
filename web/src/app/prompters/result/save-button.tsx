import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../../lib/api/describe-error.ts';
import { createPrompt } from '../../../lib/api/prompts.ts';
import { readPromptsAnew } from '../../../lib/api/read-prompts-anew.ts';
import { noteSavedFromHere } from '../../../lib/api/tries.ts';
import { Button } from '../../../ui/button.tsx';
import { usePassing } from '../../../ui/use-passing.ts';
import type { SavedPrompt } from './saved-prompt.ts';

interface SaveButtonProps {
  prompt: SavedPrompt;
  onProblem: (message: string | undefined) => void;
}

/** Saves a prompt to the library, where it is private, and says so for three seconds. */
export function SaveButton({ prompt, onProblem }: SaveButtonProps) {
  const cache = useQueryClient();
  const [isSaved, showSaved] = usePassing(3000);
  const save = useMutation({
    mutationFn: createPrompt,
    onMutate: () => onProblem(undefined),
    onSuccess: ({ id, prompt_text: text }) => {
      showSaved();
      noteSavedFromHere(cache, text, id);
      void readPromptsAnew(cache);
    },
    onError: (error) => onProblem(describeError(error)),
  });
  return (
    <Button size="small" busy={save.isPending} onClick={() => !isSaved && save.mutate(prompt)}>
      <span aria-live="polite">{isSaved ? 'Saved' : 'Save'}</span>
    </Button>
  );
}
