import type { ColumnTarget, ImportReport } from '@whetstone/contract';
import { columnTargets } from '@whetstone/contract/import-kinds';
import { ArrowRightIcon } from '../../../ui/icons/icons.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { targetNames } from './format-names.ts';

interface ImportColumnsProps {
  report: ImportReport;
  onTarget: (column: string, target: ColumnTarget) => void;
  onHeads: (hasHeads: boolean) => void;
}

const options = columnTargets.map((target) => ({ value: target, label: targetNames[target] }));

/** What each column becomes: open at once where a person should look. */
export function ImportColumns({ report, onTarget, onHeads }: ImportColumnsProps) {
  const { columns, has_heads } = report;
  const isUnsure =
    has_heads !== null || columns.some(({ is_guess, target }) => is_guess && target === 'prompt_text');
  if (columns.length === 0) return null;
  return (
    <details open={isUnsure || undefined} className="group rounded-card border border-hairline px-4 py-3">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1 text-14 font-medium text-ink [&::-webkit-details-marker]:hidden">
        <ArrowRightIcon className="-ml-1 text-mute group-open:rotate-90" />
        {isUnsure ? 'Check the columns' : 'Columns'}
      </summary>
      {has_heads !== null && (
        <div className="pt-3">
          <Switch label="The first row has column names" isOn={has_heads} onSwitch={onHeads} />
        </div>
      )}
      <ul className="grid max-h-64 grid-cols-[minmax(0,1fr)] gap-x-6 overflow-y-auto pt-2 md:grid-cols-[repeat(2,minmax(0,1fr))]">
        {columns.map((column) => (
          <li key={column.name} className="flex items-center gap-3 border-t border-hairline py-2">
            <span className="min-w-0 flex-1">
              <span className="block truncate text-13 font-medium text-ink">
                {column.name}
                {column.is_guess && <span className="font-normal text-mute"> (guessed)</span>}
              </span>
              <span className="block truncate text-12 text-mute">{column.samples[0] ?? 'Empty'}</span>
            </span>
            <span className="w-44 flex-none">
              <SelectField
                label={`${column.name} becomes`}
                isLabelHidden
                size="small"
                options={options}
                value={column.target}
                onChoose={(target) => onTarget(column.name, target as ColumnTarget)}
              />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
