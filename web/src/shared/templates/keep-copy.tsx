import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { describeError } from '../../lib/api/describe-error.ts';
import { copyPrompt } from '../../lib/api/prompts.ts';
import { readPromptsAnew } from '../../lib/api/read-prompts-anew.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';

interface KeepCopyProps extends Pick<ButtonProps, 'look' | 'size'> {
  id: string;
  title: string;
  label: string;
  /** What is said once it is kept. */
  told: string;
}

/** Puts a copy of a prompt into one's own library, and offers to open it. */
export function KeepCopy({ id, title, label, told, ...button }: KeepCopyProps) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const copy = useMutation({
    mutationFn: () => copyPrompt(id),
    onSuccess: async (kept) => {
      await readPromptsAnew(cache);
      showToast({
        text: told,
        action: {
          label: 'Open',
          run: () => void navigate({ to: '/user-library', search: { open: kept.id } }),
        },
      });
    },
    onError: (error) => void showToast({ text: `Nothing was copied. ${describeError(error)}` }),
  });
  return (
    <Button {...button} busy={copy.isPending} aria-label={`${label} ${title}`} onClick={() => copy.mutate()}>
      {label}
    </Button>
  );
}
