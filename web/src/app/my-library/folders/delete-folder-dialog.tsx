import type { Folder } from '@whetstone/contract';
import { describeError } from '../../../lib/api/describe-error.ts';
import { deleteFolder, restoreFolder } from '../../../lib/api/folders.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { offerUndo } from '../acts/undo.ts';
import { usePromptChange } from '../use-prompt-change.ts';
import { deletionWords, renamingWords } from './deletion-words.ts';

interface DeleteFolderDialogProps {
  folders: readonly Folder[];
  folder: Folder;
  onClose: () => void;
  onDone: () => void;
}

/** Says what deleting a folder does to what is in it, does it, and offers to undo it. */
export function DeleteFolderDialog({ folders, folder, onClose, onDone }: DeleteFolderDialogProps) {
  const restore = usePromptChange(restoreFolder, { failure: 'The folder was not restored.' });
  const remove = usePromptChange(deleteFolder, {
    isToldElsewhere: true,
    onDone: ({ ids, folders: moved }) => {
      const text = [`“${folder.name}” was deleted.`, renamingWords(moved)].filter(Boolean).join(' ');
      offerUndo(text, () => {
        for (const id of ids) restore.mutate(id);
      });
      onDone();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Delete ${folder.name}?`}
      action="Delete folder"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(folder.id)}
    >
      {deletionWords(folders, folder).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {remove.error && <MessageBox look="bad">{describeError(remove.error)}</MessageBox>}
    </ConfirmDialog>
  );
}
