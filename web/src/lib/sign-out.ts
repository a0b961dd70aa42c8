import { leftKey, newPasswordPutOffKey, sessionKey } from '../config/storage-keys.ts';
import { untilAccountsAway } from './account-outage.ts';
import { keptUserId } from './session.ts';
import { askAboutUnsent } from './unsent-question.ts';

/** Sends what the account does not have yet; where that fails the person is asked. Answers whether to go on. */
export async function mayLeave(): Promise<boolean> {
  const userId = keptUserId();
  if (userId === undefined) return true;
  const { sendBeforeLeaving } = await import('./drafts/before-leaving.ts');
  return (await sendBeforeLeaving(userId)) || askAboutUnsent();
}

/**
 * Ends this browser's session and goes home; a session that the service no longer knows counts as ended. Nothing of
 * the person stays readable here. `isAccountGone`: there is nowhere to send words to.
 */
export async function signOut({ isAccountGone = false } = {}): Promise<void> {
  if (!isAccountGone && !(await mayLeave())) return;
  const userId = keptUserId();
  noteLeaving();
  const [{ authClient }, { forgetDrafts }] = await Promise.all([
    import('./auth-client.ts'),
    import('./drafts/local-drafts.ts'),
  ]);
  await Promise.race([authClient().signOut({ scope: 'local' }), untilAccountsAway()]);
  // The client keeps the session where the service does not answer; leaving counts all the same.
  localStorage.removeItem(sessionKey);
  localStorage.removeItem(newPasswordPutOffKey);
  if (userId !== undefined) forgetDrafts(userId);
  goHome();
}

let isGoing = false;

/** Leaves for home once, however many ask. A page brought back by the Back button is read anew, without the session. */
export function goHome(): void {
  if (isGoing) return;
  isGoing = true;
  addEventListener('pageshow', () => location.reload(), { once: true });
  location.assign('/');
}

/** Notes that the end of the session about to come is the person's own wish, for the other tabs too. */
export const noteLeaving = () => localStorage.setItem(leftKey, String(Date.now()));

/** Whether somebody in this browser just left on purpose. */
export const hasJustLeft = (): boolean => Date.now() - Number(localStorage.getItem(leftKey)) < 10_000;
