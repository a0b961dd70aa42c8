import { useState } from 'react';
import { hasSingleKeys, setSingleKeys } from '../../../lib/single-keys.ts';
import { withCommandKey } from '../../../ui/command-key.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';

const shortcuts = [
  { keys: withCommandKey('K'), act: 'Search and commands' },
  { keys: '?', act: 'This list' },
  { keys: '/', act: 'Search field of the library and of your prompts' },
  { keys: withCommandKey('↵'), act: 'Generate; save in a form' },
  { keys: withCommandKey('Z'), act: 'Undo an enhanced goal' },
  { keys: 'Esc', act: 'Close what is open' },
] as const;

/** In the list of My Library. */
const listKeys = [
  { keys: 'j  k', act: 'Next and previous prompt; with Shift they are selected' },
  { keys: '↵', act: 'From the search field to the first prompt found' },
  { keys: 'o  ↵', act: 'Open' },
  { keys: 'e', act: 'Edit' },
  { keys: 'c', act: 'Copy' },
  { keys: 'x', act: 'Select; with Shift up to here' },
  { keys: withCommandKey('A'), act: 'Select all' },
  { keys: 'm', act: 'Move to a folder' },
  { keys: 't', act: 'Tag' },
  { keys: 'p', act: 'Publish, or make private' },
  { keys: 'd', act: 'Delete' },
  { keys: 'z', act: 'Undo the last act' },
] as const;

export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(hasSingleKeys);
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <dl className="border-t border-hairline text-14">
        {[...shortcuts, ...listKeys].map(({ keys, act }) => (
          <div
            key={act}
            className="flex min-h-10 items-center justify-between gap-4 border-b border-hairline py-1"
          >
            <dt className="text-ink">{act}</dt>
            <dd>
              <kbd className="rounded-control border border-hairline bg-surface px-2 py-0.5 font-sans text-12 whitespace-nowrap text-body">
                {keys}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Single keys, ? and /, work outside fields"
        isOn={isOn}
        onSwitch={(next) => {
          setSingleKeys(next);
          setIsOn(next);
        }}
      />
    </Dialog>
  );
}
