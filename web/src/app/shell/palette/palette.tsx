import { type KeyboardEvent, useId, useState } from 'react';
import { describeError } from '../../../lib/api/describe-error.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SearchIcon } from '../../../ui/icons/icons.tsx';
import { ListKeys } from '../../../shared/key-caps/key-cap.tsx';
import { findEntries, type PaletteEntry } from './find-entries.ts';
import { beginWith, paletteCommands } from './palette-commands.ts';
import { isPaletteKey } from './palette-key.ts';
import { optionId, PaletteList } from './palette-list.tsx';
import { useFoundPrompts } from './use-found-prompts.ts';
import { usePaletteActions } from './use-palette-actions.ts';

export interface PaletteProps {
  isAdmin: boolean;
  onShortcuts: () => void;
  onClose: () => void;
}

const promptsInWords = (count: number) =>
  count === 0 ? 'No prompts found' : `${count} ${count === 1 ? 'prompt' : 'prompts'} found`;

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };

/** Everything the app can do, found by typing: screens, new prompts, one's own and public prompts, settings. */
export function Palette({ isAdmin, onShortcuts, onClose }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const list = useId();
  const actions = usePaletteActions(onShortcuts);
  const sought = typed.trim();
  const found = useFoundPrompts(sought, actions);
  const commands = findEntries(paletteCommands(actions, isAdmin), sought);
  // Nothing typed: what can be begun keeps its place while the recent prompts arrive below it.
  const before = sought === '' ? commands.findLastIndex(({ group }) => group === 'New') + 1 : commands.length;
  const entries = [
    ...commands.slice(0, before),
    ...found.entries,
    ...commands.slice(before),
    ...beginWith(actions, sought),
  ];
  const active = entries.find(({ id }) => id === activeId) ?? entries[0];
  const run = (entry: PaletteEntry) => {
    onClose();
    entry.run();
  };
  const problem = found.error && `Your prompts could not be searched. ${describeError(found.error)}`;
  const counted = sought === '' ? '' : promptsInWords(found.entries.length);
  const said = problem ?? (found.isBusy ? 'Searching prompts…' : counted);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (isPaletteKey(event)) onClose();
    else if (event.nativeEvent.isComposing) return;
    else if (step && active) {
      const place = entries.indexOf(active) + step;
      const turned = Math.abs(step) === 1 ? (place + entries.length) % entries.length : place;
      setActiveId(entries[Math.min(Math.max(turned, 0), entries.length - 1)]?.id);
    } else if (event.key === 'Enter' && active) run(active);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open onClose={onClose} title="Search and commands" size="palette">
      <div className="flex min-h-0 flex-1 flex-col">
        <div className="flex h-14 flex-none items-center gap-3 border-b border-hairline pr-14 pl-4">
          <SearchIcon className="flex-none text-mute" />
          <input
            type="text"
            role="combobox"
            aria-label="Search and commands"
            aria-expanded={entries.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(list, active)}
            placeholder="Search or type a command"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setActiveId(undefined);
            }}
            onKeyDown={onKeyDown}
            className="h-full min-w-0 flex-1 bg-transparent text-16 text-ink placeholder:text-mute focus:outline-none"
          />
        </div>
        {/* Above what it is about, and in a line that stays while one types. */}
        <output
          className={sought === '' ? 'sr-only' : 'flex h-9 flex-none items-center px-4 pt-2 text-13 text-ink'}
        >
          {said}
        </output>
        <PaletteList
          id={list}
          entries={entries}
          active={active}
          sought={sought}
          onPoint={(entry) => setActiveId(entry.id)}
          onRun={run}
        />
        <div className="flex flex-none border-t border-hairline px-4 py-2 max-sm:hidden">
          <ListKeys act="run" />
        </div>
      </div>
    </Dialog>
  );
}
