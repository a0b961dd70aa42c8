import type { Folder } from '@whetstone/contract';
import { useState } from 'react';
import { describeError } from '../../../lib/api/describe-error.ts';
import { createFolder, updateFolder } from '../../../lib/api/folders.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { usePromptChange } from '../use-prompt-change.ts';
import { folderOptions } from './folder-tree.ts';

export interface FolderDialogProps {
  folders: readonly Folder[];
  /** The folder to change; a new one without it. */
  folder?: Folder;
  /** Where a new folder begins. */
  parentId?: string;
  onClose: () => void;
}

export function FolderDialog({ folders, folder, parentId, onClose }: FolderDialogProps) {
  const [name, setName] = useState(folder?.name ?? '');
  const [parent, setParent] = useState(folder?.parent_id ?? parentId ?? '');
  const [isAsked, setIsAsked] = useState(false);
  const save = usePromptChange(
    () => {
      const input = { name: name.trim(), parent_id: parent || null };
      return folder ? updateFolder(folder.id, input) : createFolder(input);
    },
    { onDone: onClose, isToldElsewhere: true },
  );
  const isEmpty = name.trim() === '';
  const problem = isAsked && isEmpty ? 'Give the folder a name.' : save.error && describeError(save.error);
  return (
    <Dialog open onClose={onClose} title={folder ? 'Edit folder' : 'New folder'}>
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          setIsAsked(true);
          if (!isEmpty && !save.isPending) save.mutate(undefined);
        }}
      >
        <TextField
          label="Name"
          value={name}
          maxLength={100}
          error={problem || undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          label="Parent folder"
          value={parent}
          options={[{ value: '', label: 'None' }, ...folderOptions(folders, folder?.id)]}
          onChoose={setParent}
        />
        <div className="dialog-foot">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={save.isPending}>
            {folder ? 'Save' : 'Create folder'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
