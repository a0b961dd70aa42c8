import { useId, useRef, useState } from 'react';
import { MoreIcon } from '../../../ui/icons/icons.tsx';
import { useDropTarget } from '../list/drag.ts';
import type { FolderRow } from './folder-tree.ts';

export interface FolderItemProps extends FolderRow {
  isChosen: boolean;
  onChoose: () => void;
  onAct: (what: 'new' | 'change' | 'delete') => void;
  onDrop: (ids: string[]) => void;
}

export const folderRowLook =
  'flex h-8 w-full min-w-0 items-center gap-2 rounded-control px-2 text-left text-13 text-body hover:bg-surface hover:text-ink aria-pressed:chosen-row aria-pressed:font-medium pointer-coarse:h-11';

const acts = [
  { what: 'new', label: 'New folder inside' },
  { what: 'change', label: 'Rename or move' },
  { what: 'delete', label: 'Delete folder' },
] as const;

/** A folder with what can be done to it. */
export function FolderItem({ folder, depth, prompts, isChosen, onChoose, onAct, onDrop }: FolderItemProps) {
  const ref = useRef<HTMLLIElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const id = useId();
  const anchor = `--folder-${folder.id}`;
  useDropTarget(ref, onDrop, setIsOver);
  return (
    <li
      ref={ref}
      style={{ paddingLeft: `${Math.min(depth, 5) * 0.75}rem` }}
      className={`group relative flex items-center rounded-control ${isOver ? 'bg-mark-wash outline outline-mark' : ''}`}
    >
      <button type="button" aria-pressed={isChosen} onClick={onChoose} className={folderRowLook}>
        <span className="min-w-0 flex-1 truncate" title={folder.name}>
          {folder.name}
        </span>
        <span className="text-12 text-mute tabular group-hover:opacity-0 pointer-coarse:mr-9 pointer-coarse:group-hover:opacity-100">
          {prompts.toLocaleString('en-US')}
        </span>
      </button>
      <button
        type="button"
        aria-label={`Actions for folder ${folder.name}`}
        aria-haspopup="menu"
        popoverTarget={id}
        style={{ anchorName: anchor }}
        className="absolute right-0.5 inline-flex size-7 items-center justify-center rounded-control text-mute opacity-0 group-hover:opacity-100 hover:bg-surface hover:text-ink focus-visible:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100"
      >
        <MoreIcon />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        style={{ positionAnchor: anchor, positionArea: 'bottom span-right', margin: 0 }}
        className="rounded-card border border-hairline bg-raised p-1 shadow-float"
      >
        {acts.map(({ what, label }) => (
          <button
            key={what}
            type="button"
            aria-label={what === 'new' ? `New folder in ${folder.name}` : `${label}: ${folder.name}`}
            onClick={() => {
              menu.current?.hidePopover();
              onAct(what);
            }}
            className="flex min-h-9 w-full items-center rounded-control px-3 text-left text-13 text-body hover:bg-surface hover:text-ink pointer-coarse:min-h-11"
          >
            {label}
          </button>
        ))}
      </div>
    </li>
  );
}
