import type { Folder } from '@whetstone/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons/icons.tsx';
import { DeleteFolderDialog } from './delete-folder-dialog.tsx';
import { FolderDialog } from './folder-dialog.tsx';
import { folderTree } from './folder-tree.ts';

export interface FolderListProps {
  folders: readonly Folder[];
  chosen: string | undefined;
  onChoose: (folderId: string | undefined) => void;
}

const rowLook =
  'flex h-8 w-full items-center gap-2 rounded-control px-2 text-left text-13 text-body hover:bg-surface hover:text-ink aria-pressed:bg-surface aria-pressed:font-medium aria-pressed:text-ink pointer-coarse:h-11';

/** The folders as a tree; the chosen one can be changed, taken apart, or given a folder inside. */
export function FolderList({ folders, chosen, onChoose }: FolderListProps) {
  const [open, setOpen] = useState<'new' | 'change' | 'delete'>();
  const folder = folders.find(({ id }) => id === chosen);
  return (
    <section aria-labelledby="folders">
      <div className="flex items-center justify-between">
        <h2 id="folders" className="text-12 font-medium text-mute">
          Folders
        </h2>
        <Button
          look="quiet"
          size="small"
          className="w-8 px-0!"
          aria-label={folder ? `New folder in ${folder.name}` : 'New folder'}
          onClick={() => setOpen('new')}
        >
          <PlusIcon />
        </Button>
      </div>
      <ul className="-mx-2">
        {folderTree(folders).map(({ folder: { id, name, prompts }, depth }) => (
          <li key={id} style={{ paddingLeft: `${Math.min(depth, 5) * 0.75}rem` }}>
            <button
              type="button"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id === chosen ? undefined : id)}
              className={rowLook}
            >
              <span className="min-w-0 flex-1 truncate" title={name}>
                {name}
              </span>
              <span className="text-12 text-mute tabular">{prompts.toLocaleString('en-US')}</span>
            </button>
          </li>
        ))}
        {folders.length > 0 && (
          <li>
            <button
              type="button"
              aria-pressed={chosen === 'none'}
              onClick={() => onChoose(chosen === 'none' ? undefined : 'none')}
              className={rowLook}
            >
              In no folder
            </button>
          </li>
        )}
      </ul>
      {folder && (
        <div className="flex gap-1 pt-1">
          <Button size="small" onClick={() => setOpen('change')}>
            Change
          </Button>
          <Button size="small" onClick={() => setOpen('delete')}>
            Delete folder
          </Button>
        </div>
      )}
      {open === 'new' && (
        <FolderDialog folders={folders} parentId={folder?.id} onClose={() => setOpen(undefined)} />
      )}
      {open === 'change' && folder && (
        <FolderDialog folders={folders} folder={folder} onClose={() => setOpen(undefined)} />
      )}
      {open === 'delete' && folder && (
        <DeleteFolderDialog
          folders={folders}
          folder={folder}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined);
            onChoose(undefined);
          }}
        />
      )}
    </section>
  );
}
