import { type KeyboardEvent, useId, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { ListKeys } from '../../../shared/key-caps/key-cap.tsx';
import { findOptions, type PickOption } from './find-options.ts';

export interface PickDialogProps {
  title: string;
  label: string;
  options: readonly PickOption[];
  /** What choosing a name that there is not yet does, as a sentence. */
  newLabel: (typed: string) => string;
  onChoose: (value: string) => void;
  onNew: (typed: string) => void;
  onClose: () => void;
}

const optionLook =
  'flex min-h-9 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left text-14 text-body aria-selected:chosen-row pointer-coarse:min-h-11';

/** One of many by typing a few letters of it, or a new one. */
export function PickDialog({ title, label, options, newLabel, onChoose, onNew, onClose }: PickDialogProps) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const name = typed.trim();
  const found = findOptions(options, name);
  const isNew = name !== '' && !options.some((option) => option.name.toLowerCase() === name.toLowerCase());
  const entries: { key: string; label: string; hint?: string | undefined; choose: () => void }[] = [
    ...found.map((option) => ({
      key: option.value,
      label: option.label,
      hint: option.hint,
      choose: () => onChoose(option.value),
    })),
    ...(isNew ? [{ key: 'new entry', label: newLabel(name), choose: () => onNew(name) }] : []),
  ];
  const current = Math.min(at, entries.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((current + step + entries.length) % Math.max(entries.length, 1));
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) entries[current]?.choose();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open onClose={onClose} title={title} size="palette">
      <p aria-hidden="true" className="display px-4 pt-4 pr-12 text-20">
        {title}
      </p>
      <input
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={entries.length > 0 ? `${id}-${current}` : undefined}
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        className="h-11 w-full border-b border-hairline bg-transparent px-4 pr-12 text-14 outline-none"
      />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element of HTML is a list that a field steers */}
      <div id={id} role="listbox" aria-label={label} className="min-h-0 overflow-y-auto p-2">
        {entries.map((entry, index) => (
          <button
            key={entry.key}
            id={`${id}-${index}`}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of such a list
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onClick={entry.choose}
            onPointerMove={() => setAt(index)}
            className={optionLook}
          >
            <span className="min-w-0 flex-1 truncate whitespace-pre">{entry.label}</span>
            {entry.hint && <span className="text-12 text-mute">{entry.hint}</span>}
          </button>
        ))}
        {entries.length === 0 && (
          <p className="px-2 py-2 text-13 text-mute">Type a name to create the first one.</p>
        )}
      </div>
      <div className="flex flex-none border-t border-hairline px-4 py-2 max-sm:hidden">
        <ListKeys act="choose" />
      </div>
    </Dialog>
  );
}
