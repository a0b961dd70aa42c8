import { binDays } from '@whetstone/contract/limits';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface DeletePromptsDialogProps {
  /** Ids that were asked to be deleted; none closes the dialog. */
  ids: string[];
  /** What is known of the prompts that are on the screen. */
  prompts: readonly { id: string; title: string; is_public: boolean }[];
  onClose: () => void;
  onConfirm: (ids: string[]) => void;
}

/** So few that each is named. */
const few = 3;
const inWords = new Intl.ListFormat('en-US');

/** Asks before prompts go to the bin. */
export function DeletePromptsDialog({ ids, prompts, onClose, onConfirm }: DeletePromptsDialogProps) {
  const known = prompts.filter(({ id }) => ids.includes(id));
  const areAllKnown = known.length === ids.length;
  const isOne = ids.length === 1;
  const named =
    areAllKnown && ids.length <= few
      ? inWords.format(known.map(({ title }) => `“${title}”`))
      : isOne
        ? 'It'
        : 'They';
  return (
    <ConfirmDialog
      open={ids.length > 0}
      onClose={onClose}
      title={isOne ? 'Delete this prompt?' : `Delete ${ids.length} prompts?`}
      action="Delete"
      isBusy={false}
      onConfirm={() => {
        onConfirm(ids);
        onClose();
      }}
    >
      <p>
        {named} {isOne ? 'moves' : 'move'} to the trash and can be restored for {binDays} days.
        {(!areAllKnown || known.some((prompt) => prompt.is_public)) &&
          ' Public prompts leave the library right away.'}
      </p>
    </ConfirmDialog>
  );
}
