import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TryKind, Tried, TryUnveiled } from '@whetstone/contract';
import { describeError } from '../../../lib/api/describe-error.ts';
import { createPrompt } from '../../../lib/api/prompts.ts';
import { readPromptsAnew } from '../../../lib/api/read-prompts-anew.ts';
import { keepExample, noteSavedFromHere, savedFromHere } from '../../../lib/api/tries.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import type { SavedPrompt } from '../result/saved-prompt.ts';
import { shrinkPicture } from './shrink-picture.ts';

interface KeepButtonProps {
  kind: TryKind;
  /** Where the library has it already. */
  savedId?: string | undefined;
  saved: SavedPrompt;
  tried: Tried;
  unveiled: TryUnveiled;
}

/** Keeps both answers beside the prompt in the library, where the prompt is saved first unless it was. */
export function KeepButton({ kind, saved, savedId, tried, unveiled }: KeepButtonProps) {
  const cache = useQueryClient();
  const keep = useMutation({
    mutationFn: async () => {
      const text = saved.prompt_text;
      const id = savedId ?? savedFromHere(cache, text) ?? (await createPrompt(saved)).id;
      noteSavedFromHere(cache, text, id);
      const isFirst = unveiled.prompt_is === 'first';
      const [first, second] =
        kind === 'image'
          ? await Promise.all([shrinkPicture(tried.first), shrinkPicture(tried.second)])
          : [tried.first, tried.second];
      return keepExample(id, {
        try_id: tried.id,
        plain_answer: isFirst ? second : first,
        prompt_answer: isFirst ? first : second,
      });
    },
    onSuccess: () => readPromptsAnew(cache),
  });
  if (keep.isSuccess)
    return <output className="text-mute">Saved as an example with the prompt in My Prompts.</output>;
  return (
    <>
      <Button size="small" busy={keep.isPending} onClick={() => keep.mutate()}>
        Save as example
      </Button>
      {keep.error && <MessageBox look="bad">{describeError(keep.error)}</MessageBox>}
    </>
  );
}
