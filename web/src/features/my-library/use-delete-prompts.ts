import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../lib/api/describe-error.ts';
import { deletePrompts, promptsKey, restorePrompts } from '../../lib/api/prompts.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Moves prompts to the bin, has every list read anew, and offers to undo it. */
export function useDeletePrompts(onDeleted: () => void) {
  const cache = useQueryClient();
  const readAnew = () => cache.invalidateQueries({ queryKey: promptsKey });
  const undo = (ids: string[]) =>
    restorePrompts(ids).then(readAnew, (error: unknown) =>
      showToast({ text: `Nothing came back. ${describeError(error)} They wait in the bin.` }),
    );
  return useMutation({
    mutationFn: deletePrompts,
    onSuccess: async ({ deleted }) => {
      await readAnew();
      showToast({
        text: deleted.length === 1 ? 'Moved to the bin.' : `${deleted.length} prompts moved to the bin.`,
        action: { label: 'Undo', run: () => void undo(deleted) },
      });
      onDeleted();
    },
  });
}
