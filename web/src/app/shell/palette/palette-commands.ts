import { navigation } from '../../../config/navigation.ts';
import type { Theme } from '../../../config/theme.ts';
import type { GoalKind } from '../../../lib/goal-from-home.ts';
import type { PaletteEntry } from './find-entries.ts';

export interface PaletteActions {
  goTo: (path: (typeof navigation)[number]['to']) => void;
  /** Leaves the app for a page that is read without it. */
  openPage: (path: string) => void;
  /** Begins a prompt, with a goal or an empty one. */
  begin: (kind: GoalKind, goal: string) => void;
  writeOwn: () => void;
  setTheme: (theme: Theme) => void;
  showShortcuts: () => void;
  signOut: () => void;
}

const kinds = [
  { kind: 'text', name: 'Content', words: 'text blog mail chat' },
  { kind: 'image', name: 'Image', words: 'visual picture photo' },
  { kind: 'video', name: 'Video', words: 'visual film clip' },
  { kind: 'code', name: 'Code', words: 'app site program' },
] as const satisfies readonly { kind: GoalKind; name: string; words: string }[];

const themes = [
  { theme: 'light', label: 'Light theme' },
  { theme: 'dark', label: 'Dark theme' },
  { theme: 'system', label: 'System theme' },
] as const satisfies readonly { theme: Theme; label: string }[];

const pages = [
  { path: '/help', label: 'Help', words: 'support questions' },
  { path: '/pricing', label: 'Pricing', words: 'plans upgrade cost' },
  { path: '/status', label: 'Status', words: 'outage uptime' },
] as const;

/** What the palette offers whatever is typed, in order. */
export function paletteCommands(actions: PaletteActions, isAdmin: boolean): PaletteEntry[] {
  return [
    ...kinds.map(({ kind, name, words }) => ({
      id: `new-${kind}`,
      group: 'New',
      label: `${name} prompt`,
      alsoFound: `new generate write start ${words}`,
      run: () => actions.begin(kind, ''),
    })),
    {
      id: 'new-own',
      group: 'New',
      label: 'Prompt in your own words',
      alsoFound: 'new prompt save write library',
      run: actions.writeOwn,
    },
    ...navigation
      .filter(({ adminOnly }) => isAdmin || !adminOnly)
      .map(({ to, label }) => ({ id: `go${to}`, group: 'Go to', label, run: () => actions.goTo(to) })),
    ...pages.map(({ path, label, words }) => ({
      id: `page${path}`,
      group: 'Pages',
      label,
      alsoFound: words,
      run: () => actions.openPage(path),
    })),
    ...themes.map(({ theme, label }) => ({
      id: `theme-${theme}`,
      group: 'Settings',
      label,
      alsoFound: 'appearance mode colour color',
      run: () => actions.setTheme(theme),
    })),
    {
      id: 'shortcuts',
      group: 'Settings',
      label: 'Keyboard shortcuts',
      keys: '?',
      alsoFound: 'keys help',
      run: actions.showShortcuts,
    },
    {
      id: 'sign-out',
      group: 'Settings',
      label: 'Sign Out',
      alsoFound: 'log out leave',
      run: actions.signOut,
    },
  ];
}

/** The typed words as the goal of a new prompt of each kind. */
export const beginWith = (actions: PaletteActions, goal: string): PaletteEntry[] =>
  goal === ''
    ? []
    : kinds.map(({ kind, name }) => ({
        id: `begin-${kind}`,
        group: `Write a prompt from “${goal}”`,
        label: `${name} prompt`,
        run: () => actions.begin(kind, goal),
      }));
