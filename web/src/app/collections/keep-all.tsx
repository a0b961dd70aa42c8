import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { keepCollection } from '../../lib/api/collections.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { readPromptsAnew } from '../../lib/api/read-prompts-anew.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Copies of all that a collection holds, in a folder of its name. */
export function KeepAll({ id, count }: { id: string; count: number }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const keep = useMutation({
    mutationFn: () => keepCollection(id),
    onSuccess: async ({ kept, folder_id: folder }) => {
      await readPromptsAnew(cache);
      showToast({
        text:
          kept.length === 0
            ? 'These prompts are already in your library.'
            : `Saved ${kept.length} ${kept.length === 1 ? 'prompt' : 'prompts'} to your library.`,
        ...(folder && {
          action: { label: 'Open', run: () => void navigate({ to: '/user-library', search: { folder } }) },
        }),
      });
    },
    onError: (error) => void showToast({ text: `Nothing was saved. ${describeError(error)}` }),
  });
  return (
    <Button
      look="primary"
      size="small"
      busy={keep.isPending}
      disabled={count === 0}
      onClick={() => keep.mutate()}
    >
      Save all to my library
    </Button>
  );
}
