import { wishKey } from '../config/storage-keys.ts';
import type { Wish } from '../shared/island-data/marks.ts';

/** As long as signing up may take; an older note is one of a wish that was given up. */
const longestMs = 30 * 60_000;

const noteOf = (wish: Wish, promptId: string) => `${wish} ${promptId}`;

/** Notes in this tab what was pressed here before signing in. */
export const noteWish = (wish: Wish, promptId: string): void =>
  sessionStorage.setItem(wishKey, JSON.stringify({ wish: noteOf(wish, promptId), at: Date.now() }));

/** The wish was given up. */
export const forgetWish = (): void => sessionStorage.removeItem(wishKey);

/** Whether this wish was pressed in this tab a moment ago; once. An address alone, which anyone can link to, is no wish. */
export function takeWish(wish: Wish, promptId: string): boolean {
  const kept = sessionStorage.getItem(wishKey);
  forgetWish();
  try {
    const note = JSON.parse(kept ?? 'null') as { wish?: unknown; at?: unknown } | null;
    return note?.wish === noteOf(wish, promptId) && Date.now() - Number(note.at) < longestMs;
  } catch {
    return false;
  }
}
