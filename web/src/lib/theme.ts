import { type Theme, themeColors, themeKey, themes } from '../config/theme.ts';

const isTheme = (value: string | null): value is Theme => themes.some((theme) => theme === value);

/** The theme chosen in this browser; `system` when none was. */
export function readTheme(): Theme {
  const kept = localStorage.getItem(themeKey);
  return isTheme(kept) ? kept : 'system';
}

/** Whether the page is dark now, be it chosen or the system's. */
export function isDark(): boolean {
  const theme = readTheme();
  return theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}

const listeners = new Set<() => void>();

/** Keeps the theme and shows it at once, the browser's frame included. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(themeKey);
  else localStorage.setItem(themeKey, theme);
  showTheme();
}

function showTheme(): void {
  const theme = readTheme();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = themeColors[theme === 'system' ? own : theme];
  }
  for (const listener of listeners) listener();
}

/** Shows a change that was made in another tab, too. */
function onStorage(event: StorageEvent): void {
  if (event.key === themeKey) showTheme();
}

/** Calls `listener` after each change of the theme, in this tab or another. Returns how to stop. */
export function watchTheme(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}
