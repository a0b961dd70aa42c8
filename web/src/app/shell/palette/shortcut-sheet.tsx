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

/** In the list of My Prompts: going about, selecting, and what is done to a prompt. */
const wayKeys = [
  { keys: 'J  K', act: 'Next, previous' },
  { keys: '↵', act: 'Go from search to the first result' },
  { keys: 'O  ↵', act: 'Open' },
] as const;
const selectKeys = [
  { keys: 'X', act: 'Select; Shift selects a range' },
  { keys: 'Shift J  Shift K', act: 'Select next, previous' },
  { keys: withCommandKey('A'), act: 'Select all' },
] as const;
const promptKeys = [
  { keys: 'E', act: 'Edit' },
  { keys: 'C', act: 'Copy' },
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
      <div ref={lists} tabIndex={-1} className="grid gap-x-12 gap-y-6 outline-none sm:grid-cols-2">
        <div className="flex flex-col gap-6">
          <KeyList title="Everywhere" keys={shortcuts} />
          <KeyList title="My Prompts: on a prompt" keys={promptKeys} />
        </div>
        <div className="flex flex-col gap-6">
          <KeyList title="In a prompter" keys={deskKeys} />
          <KeyList title="My Prompts: in the list" keys={wayKeys} />
          <KeyList title="My Prompts: selecting" keys={selectKeys} />
        </div>
      </div>
      <div className="dialog-foot justify-start">
        <Switch
          label="Use single-key shortcuts outside text fields"
          isOn={isOn}
          onSwitch={(next) => {
            setSingleKeys(next);
            setIsOn(next);
          }}
        />
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
    <dl className="border-t border-hairline pt-1 text-14">
      {listed.map(({ keys, act }) => (
        <div key={act} className="flex min-h-8 items-center justify-between gap-4">
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
