import type { Prompt } from '@whetstone/contract';
import { deletePrompts, movePrompts, restorePrompts } from '../../lib/api/prompts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { deleteChange, moveChange } from './change-cached.ts';
import { usePromptChange } from './use-prompt-change.ts';

interface Move {
  prompts: readonly Prompt[];
  folderId: string | null;
}

const counted = (count: number, did: string) => `${count} ${count === 1 ? 'prompt' : 'prompts'} ${did}`;
const idsOf = (prompts: readonly Prompt[]) => prompts.map(({ id }) => id);

/** Puts prompts back where they were, folder by folder. */
const moveBack = (prompts: readonly Prompt[]) =>
  Promise.all(
    [...new Set(prompts.map(({ folder_id }) => folder_id))].map((folder_id) =>
      movePrompts({ ids: idsOf(prompts.filter((prompt) => prompt.folder_id === folder_id)), folder_id }),
    ),
  );

/** Deleting and moving, one or many: shown at once, taken back on failure, undone on request. */
export function useListChanges() {
  const restore = usePromptChange(restorePrompts, { failure: 'Nothing came back; it waits in the bin.' });
  const remove = usePromptChange(deletePrompts, {
    atOnce: deleteChange,
    failure: 'Nothing was deleted.',
    onDone: ({ deleted }) =>
      showToast({
        text: deleted.length === 1 ? 'Moved to the bin.' : counted(deleted.length, 'moved to the bin.'),
        action: { label: 'Undo', run: () => restore.mutate(deleted) },
      }),
  });
  const undoMove = usePromptChange(moveBack, { failure: 'They stay where they are.' });
  const move = usePromptChange(
    ({ prompts, folderId }: Move) => movePrompts({ ids: idsOf(prompts), folder_id: folderId }),
    {
      atOnce: ({ prompts, folderId }) => moveChange(idsOf(prompts), folderId),
      failure: 'Nothing was moved.',
      onDone: ({ ids }, { prompts }) =>
        showToast({
          text: counted(ids.length, 'moved.'),
          action: { label: 'Undo', run: () => undoMove.mutate(prompts) },
        }),
    },
  );
  return { remove: remove.mutate, move: move.mutate };
}
