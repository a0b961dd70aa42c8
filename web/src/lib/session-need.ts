/** What the person must do before the screen in view can go on: sign in again, or show the second factor. */
export type SessionNeed = 'sign-in' | 'second-factor';

let need: SessionNeed | undefined;
const listeners = new Set<() => void>();

/** Says what is needed; undefined once it is met. */
export function setSessionNeed(next: SessionNeed | undefined): void {
  if (next === need) return;
  need = next;
  for (const listener of listeners) listener();
}

export const readSessionNeed = (): SessionNeed | undefined => need;

/** Calls `listener` after each change. Returns how to stop. */
export function watchSessionNeed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
