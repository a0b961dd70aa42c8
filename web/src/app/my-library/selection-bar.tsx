import type { Folder } from '@whetstone/contract';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { folderOptions } from './folders/folder-tree.ts';

interface SelectionBarProps {
  count: number;
  folders: readonly Folder[];
  onClear: () => void;
  onMove: (folderId: string | null) => void;
  onDelete: () => void;
}

const outside = 'none';

/** Stays in reach at the foot of the window while prompts are selected, however far the list is scrolled. */
export function SelectionBar({ count, folders, onClear, onMove, onDelete }: SelectionBarProps) {
  return (
    <div className="foot-bar sticky bottom-4 z-10 flex max-w-full flex-wrap items-center gap-2 self-center rounded-card border border-hairline bg-raised p-2 pl-4 shadow-float max-sm:gap-1 max-sm:pl-3">
      <output className="mr-4 text-13 max-sm:mr-1 text-ink tabular">{count} selected</output>
      {folders.length > 0 && (
        <div className="w-36 max-sm:w-28">
          <SelectField
            label="Move to"
            isLabelHidden
            size="small"
            value=""
            options={[
              { value: '', label: 'Move to…' },
              { value: outside, label: 'No folder' },
              ...folderOptions(folders),
            ]}
            onChoose={(value) => value !== '' && onMove(value === outside ? null : value)}
          />
        </div>
      )}
      <Button look="quiet" size="small" onClick={onClear}>
        Clear
      </Button>
      <Button look="bad" size="small" onClick={onDelete}>
        Delete
      </Button>
    </div>
  );
}
