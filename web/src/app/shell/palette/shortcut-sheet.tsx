import { useEffect, useRef, useState } from 'react';
import { hasSingleKeys, setSingleKeys } from '../../../lib/single-keys.ts';
import { withCommandKey } from '../../../ui/command-key.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { KeyCap } from '../../../shared/key-caps/key-cap.tsx';
import { Switch } from '../../../ui/switch.tsx';

const shortcuts = [
  { keys: withCommandKey('K'), act: 'Search and commands' },
  { keys: '?', act: 'This list' },
  { keys: '/', act: 'Search the library or your prompts' },
  { keys: withCommandKey('↵'), act: 'Generate, or save a form' },
  { keys: withCommandKey('Z'), act: 'Undo Improve' },
  { keys: 'Esc', act: 'Close the open dialog or menu' },
] as const;

/** On the desk of a prompter. */
const deskKeys = [
  { keys: '1 – 5', act: 'Choose an answer' },
  { keys: 'E', act: 'Go to the goal' },
  { keys: 'Z', act: 'Undo the last choice' },
] as const;

/** In the list of My Library. */
const listKeys = [
  { keys: 'J  K', act: 'Next, previous' },
  { keys: 'Shift J  Shift K', act: 'Select the next, the previous' },
  { keys: '↵', act: 'Go from search to the first result' },
  { keys: 'O  ↵', act: 'Open' },
  { keys: 'E', act: 'Edit' },
  { keys: 'C', act: 'Copy' },
  { keys: 'X', act: 'Select; Shift selects a range' },
  { keys: withCommandKey('A'), act: 'Select all' },
  { keys: 'M', act: 'Move to a folder' },
  { keys: 'T', act: 'Tag' },
  { keys: 'P', act: 'Publish, or make private' },
  { keys: 'D', act: 'Delete' },
  { keys: 'Z', act: 'Undo the last action' },
] as const;

export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(hasSingleKeys);
  const lists = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It is read first: the switch at its end would hold the focus and scroll the title away.
    lists.current?.focus({ preventScroll: true });
    lists.current?.closest('dialog')?.scrollTo(0, 0);
  }, []);
  return (
    <Dialog open size="wide" onClose={onClose} title="Keyboard shortcuts">
      <div ref={lists} tabIndex={-1} className="grid outline-none gap-x-10 gap-y-4 sm:grid-cols-2">
        <div className="flex flex-col gap-4">
          <KeyList title="Everywhere" keys={shortcuts} />
          <KeyList title="In a prompter" keys={deskKeys} />
          <Switch
            label="Use single-key shortcuts outside text fields"
            isOn={isOn}
            onSwitch={(next) => {
              setSingleKeys(next);
              setIsOn(next);
            }}
          />
        </div>
        <KeyList title="In My Prompts" keys={listKeys} />
      </div>
    </Dialog>
  );
}

interface KeyListProps {
  title: string;
  keys: readonly { readonly keys: string; readonly act: string }[];
}

const KeyList = ({ title, keys: listed }: KeyListProps) => (
  <section>
    <h3 className="pb-2 text-13 font-medium text-mute">{title}</h3>
    <dl className="border-t border-hairline text-14">
      {listed.map(({ keys, act }) => (
        <div
          key={act}
          className="flex min-h-10 items-center justify-between gap-4 border-b border-hairline py-1"
        >
          <dt className="text-ink">{act}</dt>
          <dd className="flex gap-1">
            {keys.split('  ').map((key) => (
              <KeyCap key={key}>{key}</KeyCap>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
