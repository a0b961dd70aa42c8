import { nextPageKey } from '../config/storage-keys.ts';
import { goalKinds, readGoalFromHome } from './goal-from-home.ts';

const home = '/dashboard';
const screenOf = { text: '/generator', image: '/media', video: '/media', code: '/code' } as const;

/** Notes the page that was asked for without a session. */
export const rememberNextPage = (href: string) => sessionStorage.setItem(nextPageKey, href);

/** Where to go after signing in: the page asked for before, the screen of a goal typed on the home page, else the dashboard. Only paths of this site count. */
export function takeNextPage(): string {
  const href = sessionStorage.getItem(nextPageKey);
  sessionStorage.removeItem(nextPageKey);
  if (href !== null && /^\/(?![/\\])/.test(href)) return href;
  const goal = readGoalFromHome(goalKinds);
  return goal ? screenOf[goal.kind] : home;
}
