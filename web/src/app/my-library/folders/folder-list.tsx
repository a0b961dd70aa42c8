import type { Folder } from '@whetstone/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons/icons.tsx';
import { useListChanges } from '../acts/use-list-changes.ts';
import { DeleteFolderDialog } from './delete-folder-dialog.tsx';
import { FolderDialog } from './folder-dialog.tsx';
import { FolderItem, folderRowLook } from './folder-item.tsx';
import { folderTree } from './folder-tree.ts';

export interface FolderListProps {
  folders: readonly Folder[];
  chosen: string | undefined;
  onChoose: (folderId: string | undefined) => void;
}

interface Open {
  what: 'new' | 'change' | 'delete';
  folder?: Folder;
}

/** The folders as a tree; each can be changed, taken apart, given a folder inside, and takes prompts that are dropped on it. */
export function FolderList({ folders, chosen, onChoose }: FolderListProps) {
  const [open, setOpen] = useState<Open>();
  const { move } = useListChanges();
  const folder = open?.folder;
  const close = () => setOpen(undefined);
  return (
    <section aria-labelledby="folders">
      <div className="flex items-center justify-between">
        <h2 id="folders" className="facet-head">
          Folders
        </h2>
        <Button
          look="quiet"
          size="small"
          className="-mr-2 w-8 px-0! pointer-coarse:-mr-3.5 pointer-coarse:w-11"
          aria-label="New folder"
          onClick={() => setOpen({ what: 'new' })}
        >
          <PlusIcon />
        </Button>
      </div>
      <ul className="-mx-2">
        {folderTree(folders).map((row) => (
          <FolderItem
            key={row.folder.id}
            {...row}
            isChosen={row.folder.id === chosen}
            onChoose={() => onChoose(row.folder.id === chosen ? undefined : row.folder.id)}
            onAct={(what) => setOpen({ what, folder: row.folder })}
            onDrop={(ids) => move({ ids, folderId: row.folder.id, place: `“${row.folder.name}”` })}
          />
        ))}
        {folders.length > 0 && (
          <li>
            <button
              type="button"
              aria-pressed={chosen === 'none'}
              onClick={() => onChoose(chosen === 'none' ? undefined : 'none')}
              className={folderRowLook}
            >
              No folder
            </button>
          </li>
        )}
      </ul>
      {open?.what === 'new' && <FolderDialog folders={folders} parentId={folder?.id} onClose={close} />}
      {open?.what === 'change' && folder && (
        <FolderDialog folders={folders} folder={folder} onClose={close} />
      )}
      {open?.what === 'delete' && folder && (
        <DeleteFolderDialog
          folders={folders}
          folder={folder}
          onClose={close}
          onDone={() => {
            close();
            if (folder.id === chosen) onChoose(undefined);
          }}
        />
      )}
    </section>
  );
}
