/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a select cannot be led by the field above it; the roles are those of the combobox pattern */
import { useEffect, useRef } from 'react';
import { KeyCap } from '../../../shared/key-caps/key-cap.tsx';
import { isFound, type PaletteEntry } from './find-entries.ts';
import { PaletteIcon } from './palette-icon.tsx';

export interface PaletteListProps {
  id: string;
  entries: readonly PaletteEntry[];
  active: PaletteEntry | undefined;
  /** What is typed: its words are underlined where they are found. */
  sought: string;
  onPoint: (entry: PaletteEntry) => void;
  onRun: (entry: PaletteEntry) => void;
}

export const optionId = (list: string, entry: PaletteEntry) => `${list}-${entry.id}`;

/** The listbox of the palette, in groups; the focus stays in the field above, which names the active option. */
export function PaletteList({ id, entries, active, sought, onPoint, onRun }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  const activeId = active && optionId(id, active);
  useEffect(() => {
    if (activeId) list.current?.querySelector(`[id="${activeId}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Commands"
      // With nothing typed it ends below a whole row.
      className="max-h-134 min-h-0 overflow-y-auto p-2 max-sm:max-h-136"
    >
      {groups.map((group, index) => (
        <div key={group} role="group" aria-labelledby={`${id}-group-${index}`} className="not-first:pt-2">
          <p id={`${id}-group-${index}`} className="truncate px-2 py-1 text-12 font-medium text-mute">
            {group}
          </p>
          {entries
            .filter((entry) => entry.group === group)
            .map((entry) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and runs the active option on Enter
              <div
                key={entry.id}
                id={optionId(id, entry)}
                role="option"
                aria-selected={entry === active}
                onPointerMove={() => entry !== active && onPoint(entry)}
                onClick={() => onRun(entry)}
                className="flex h-(--row-one) cursor-default scroll-my-2 items-center gap-3 rounded-control px-2 forced-colors:aria-selected:border text-14 text-body aria-selected:chosen-row"
              >
                <PaletteIcon kind={entry.id.startsWith('begin-') ? 'New' : group} />
                <span className="max-w-full flex-none truncate max-sm:min-w-0 max-sm:flex-initial">
                  <FoundWords sought={sought}>{entry.label}</FoundWords>
                </span>
                {entry.note && (
                  <span className="ml-auto min-w-0 truncate pl-3 text-13 text-mute max-sm:max-w-[45%] max-sm:flex-none max-sm:text-12">
                    {entry.note}
                  </span>
                )}
                {entry.keys && (
                  <span className="ml-auto">
                    <KeyCap>{entry.keys}</KeyCap>
                  </span>
                )}
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}

/** A label with the words that were looked for underlined, as an editor marks them. */
const FoundWords = ({ sought, children: label }: { sought: string; children: string }) =>
  sought === ''
    ? label
    : label.split(/(\s+)/).map((word, place) =>
        isFound(word, sought) ? (
          // oxlint-disable-next-line react/no-array-index-key -- the words of one label keep their places
          <span key={place} className="underline decoration-mark underline-offset-4">
            {word}
          </span>
        ) : (
          word
        ),
      );
