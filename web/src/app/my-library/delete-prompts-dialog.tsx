import { binDays } from '@whetstone/contract/limits';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface DeletePromptsDialogProps {
  /** Ids that were asked to be deleted; none closes the dialog. */
  ids: string[];
  onClose: () => void;
  onConfirm: (ids: string[]) => void;
}

/** Asks before prompts go to the bin. */
export const DeletePromptsDialog = ({ ids, onClose, onConfirm }: DeletePromptsDialogProps) => (
  <ConfirmDialog
    open={ids.length > 0}
    onClose={onClose}
    title={ids.length > 1 ? `Delete ${ids.length} prompts?` : 'Delete this prompt?'}
    action="Delete"
    isBusy={false}
    onConfirm={() => {
      onConfirm(ids);
      onClose();
    }}
  >
    <p>
      {ids.length > 1 ? 'They move' : 'It moves'} to the trash and can be restored for {binDays} days. Public
      prompts leave the library right away.
    </p>
  </ConfirmDialog>
);
