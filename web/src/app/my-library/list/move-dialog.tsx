import type { Folder } from '@whetstone/contract';
import { createFolder } from '../../../lib/api/folders.ts';
import type { ListChanges } from '../acts/use-list-changes.ts';
import { folderTree } from '../folders/folder-tree.ts';
import { usePromptChange } from '../use-prompt-change.ts';
import { PickDialog } from './pick-dialog.tsx';

interface MoveDialogProps {
  ids: string[];
  folders: readonly Folder[];
  move: ListChanges['move'];
  onClose: () => void;
}

const outside = 'none';

/** Asks where prompts go: a folder by a few letters, a new one, or none. */
export function MoveDialog({ ids, folders, move, onClose }: MoveDialogProps) {
  const make = usePromptChange((name: string) => createFolder({ name, parent_id: null }), {
    onDone: ({ id, name }) => move({ ids, folderId: id, place: `“${name}”` }),
    failure: 'The folder was not created, and nothing was moved.',
  });
  const options = folderTree(folders).map(({ folder: { id, name }, depth }) => ({
    value: id,
    name,
    label: '\u2003'.repeat(depth) + name,
  }));
  return (
    <PickDialog
      title={
        ids.length === 1 ? 'Move the prompt to…' : `Move ${ids.length.toLocaleString('en-US')} prompts to…`
      }
      label="Folder name"
      options={[...options, { value: outside, name: 'No folder', label: 'No folder' }]}
      newLabel={(name) => `Create folder “${name}”`}
      onChoose={(value) => {
        onClose();
        const folder = folders.find(({ id }) => id === value);
        move({ ids, folderId: folder?.id ?? null, place: folder ? `“${folder.name}”` : '“No folder”' });
      }}
      onNew={(name) => {
        onClose();
        make.mutate(name);
      }}
      onClose={onClose}
    />
  );
}
