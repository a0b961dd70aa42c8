import { describeError } from '../../lib/api/describe-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { useDeletePrompts } from './use-delete-prompts.ts';

interface DeletePromptsDialogProps {
  /** Ids that were asked to be deleted; none closes the dialog. */
  ids: string[];
  onClose: () => void;
  onDeleted: () => void;
}

export function DeletePromptsDialog({ ids, onClose, onDeleted }: DeletePromptsDialogProps) {
  const remove = useDeletePrompts(onDeleted);
  const title = ids.length > 1 ? `Delete ${ids.length} prompts?` : 'Delete this prompt?';
  return (
    <ConfirmDialog
      open={ids.length > 0}
      onClose={onClose}
      title={title}
      action="Delete"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(ids)}
    >
      <p>
        {ids.length > 1 ? 'They go' : 'It goes'} to the bin and can come back for 30 days. What is public
        leaves the library at once.
      </p>
      {remove.error && <MessageBox look="bad">{describeError(remove.error)}</MessageBox>}
    </ConfirmDialog>
  );
}
