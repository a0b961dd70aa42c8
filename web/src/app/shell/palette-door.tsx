import { type ComponentType, useState } from 'react';
import { isSingleKey } from '../../lib/single-keys.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { withCommandKey } from '../../ui/command-key.ts';
import { SearchIcon } from '../../ui/icons/icons.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useShortcut } from '../../ui/use-shortcut.ts';
import type { PaletteHostProps } from './palette/palette-host.tsx';
import { isPaletteKey } from './palette/palette-key.ts';

const load = () => import('./palette/palette-host.tsx');

/** Opens the command palette and the list of shortcuts, which are loaded when they are first wanted. */
export function PaletteDoor({ isAdmin }: { isAdmin: boolean }) {
  const [Host, setHost] = useState<ComponentType<PaletteHostProps>>();
  const [shown, setShown] = useState<PaletteHostProps['shown']>();
  const open = (what: PaletteHostProps['shown']) => {
    setShown(what);
    if (Host) return;
    load().then(
      ({ PaletteHost }) => setHost(() => PaletteHost),
      () => {
        setShown(undefined);
        showToast({ text: 'The commands could not be loaded. Check your connection and try again.' });
      },
    );
  };
  useShortcut(isPaletteKey, () => open('palette'));
  useShortcut(
    (event) => isSingleKey(event, '?'),
    () => open('shortcuts'),
  );
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => open('palette')}
        className={buttonClasses('secondary', 'small', 'gap-2 text-mute!')}
      >
        <SearchIcon />
        <span className="max-sm:sr-only">Search</span>
        <kbd aria-hidden="true" className="key-cap max-lg:hidden">
          {withCommandKey('K')}
        </kbd>
      </button>
      {Host && shown && <Host key={shown} shown={shown} isAdmin={isAdmin} onShow={setShown} />}
    </>
  );
}
