import { nextPageKey, sentAwayKey } from '../config/storage-keys.ts';
import { goalKinds, readGoalFromHome } from './goal-from-home.ts';

const home = '/dashboard';
const screenOf = { text: '/generator', image: '/media', video: '/media', code: '/code' } as const;

/** Notes the page that was asked for without a session. */
export const rememberNextPage = (href: string) => sessionStorage.setItem(nextPageKey, href);

/** Notes why home is about to open in place of the page asked for; home says it once. */
export const noteSentAway = (why: 'needs-account' | 'session-ended') =>
  sessionStorage.setItem(sentAwayKey, why);

/** The page was not wanted after all. */
export const forgetNextPage = () => sessionStorage.removeItem(nextPageKey);

/** The page noted; only paths of this site count. */
export function readNextPage(): string | undefined {
  const href = sessionStorage.getItem(nextPageKey);
  return href !== null && /^\/(?![/\\])[^\s\\]*$/.test(href) ? href : undefined;
}

/** Where to go after signing in: the page asked for before, the screen of a goal typed on the home page, else the dashboard. */
export function takeNextPage(): string {
  const href = readNextPage();
  forgetNextPage();
  if (href) return href;
  const goal = readGoalFromHome(goalKinds);
  return goal ? screenOf[goal.kind] : home;
}

/** Where a mailed link or another service should lead: the page asked for before, which outlives this tab in it, else `path`. */
export const returnUrl = (path: string) => `${location.origin}${readNextPage() ?? path}`;
