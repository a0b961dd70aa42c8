import { useId, useSyncExternalStore } from 'react';
import type { Theme } from '../../config/theme.ts';
import { readTheme, setTheme, watchTheme } from '../../lib/theme.ts';
import { MoonIcon, ScreenIcon, SunIcon } from '../../ui/icons/icons.tsx';

const choices = [
  { theme: 'light', label: 'Light', Icon: SunIcon },
  { theme: 'dark', label: 'Dark', Icon: MoonIcon },
  { theme: 'system', label: 'Use system setting', Icon: ScreenIcon },
] as const satisfies readonly { theme: Theme; label: string; Icon: unknown }[];

export function ThemeChoice() {
  const chosen = useSyncExternalStore(watchTheme, readTheme);
  const name = useId();
  return (
    <fieldset className="flex">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ theme, label, Icon }) => (
        <label
          key={theme}
          title={label}
          className="flex size-8 items-center justify-center rounded-control text-mute hover:text-ink has-checked:text-ink pointer-coarse:size-11 has-checked:bg-hairline"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === theme}
            aria-label={label}
            className="sr-only"
            onChange={() => setTheme(theme)}
          />
          <Icon />
        </label>
      ))}
    </fieldset>
  );
}
