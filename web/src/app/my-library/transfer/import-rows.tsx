import type { ImportItem } from '@whetstone/contract';
import { useState } from 'react';
import { Virtualizer } from 'virtua';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { ImportRow } from './import-row.tsx';
import { counted, isOfKind, type ItemKind, kindsIn } from './import-words.ts';

interface ImportRowsProps {
  items: readonly ImportItem[];
  chosen: ReadonlySet<number>;
  onChoose: (rows: ReadonlySet<number>) => void;
}

/** Rows drawn before the list knows its height. */
const drawnFirst = 12;

/** Each entry of the files: what it becomes, and whether it is taken. Only those in sight are drawn. */
export function ImportRows({ items, chosen, onChoose }: ImportRowsProps) {
  const [kind, setKind] = useState<ItemKind>('all');
  const shown = items.filter((item) => isOfKind(item, kind));
  const possible = shown.filter(({ outcome }) => outcome !== 'problem');
  const change = (rows: readonly number[], isTaken: boolean) => {
    const next = new Set(chosen);
    for (const row of rows)
      if (isTaken) next.add(row);
      else next.delete(row);
    onChoose(next);
  };
  const all = possible.map(({ row }) => row);
  return (
    <section aria-label="Prompts in the files" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3 *:first:ml-0">
        <SegmentedControl
          look="row"
          isLabelHidden
          label="Show"
          options={kindsIn(items)}
          value={kind}
          onChoose={setKind}
        />
        <div className="-mx-3 flex">
          <Button look="quiet" size="small" onClick={() => change(all, true)}>
            Select all shown
          </Button>
          <Button look="quiet" size="small" onClick={() => change(all, false)}>
            Deselect all shown
          </Button>
        </div>
      </div>
      <output className="sr-only">{counted(chosen.size, 'prompt')} chosen</output>
      <div className="overflow-y-auto border-t border-hairline" style={{ maxHeight: 'min(24rem, 45dvh)' }}>
        <Virtualizer as="ul" item="li" data={shown} ssrCount={Math.min(shown.length, drawnFirst)}>
          {(item) => (
            <ImportRow
              key={item.row}
              item={item}
              isTaken={chosen.has(item.row)}
              onTake={(isTaken) => change([item.row], isTaken)}
            />
          )}
        </Virtualizer>
      </div>
    </section>
  );
}
