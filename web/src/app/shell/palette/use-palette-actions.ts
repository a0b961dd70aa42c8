import { useNavigate } from '@tanstack/react-router';
import { type GoalKind, keepGoalFromHome } from '../../../lib/goal-from-home.ts';
import { signOut } from '../../../lib/sign-out.ts';
import { setTheme } from '../../../lib/theme.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { PaletteActions } from './palette-commands.ts';

const screenOf = { text: '/generator', image: '/media', video: '/media', code: '/code' } as const;

/** What the palette's entries do. */
export function usePaletteActions(showShortcuts: () => void) {
  const navigate = useNavigate();
  return {
    goTo: (to) => void navigate({ to }),
    openPage: (path) => location.assign(path),
    begin: (kind: GoalKind, goal: string) => {
      const isKept = keepGoalFromHome({ kind, goal, isNew: true });
      if (!isKept) showToast({ text: 'This browser can’t save drafts, so please type your text again.' });
      const to = screenOf[kind];
      // A screen takes what was carried over when it opens.
      void navigate({ to, reloadDocument: location.pathname === to });
    },
    writeOwn: () => void navigate({ to: '/user-library', search: { edit: 'new' } }),
    openOwn: (id: string) => void navigate({ to: '/user-library', search: { edit: id } }),
    openPublic: (id: string) => void navigate({ to: '/prompt-library', search: { prompt: id } }),
    setTheme,
    showShortcuts,
    signOut: () => void signOut(),
  } satisfies PaletteActions & Record<'openOwn' | 'openPublic', (id: string) => void>;
}
