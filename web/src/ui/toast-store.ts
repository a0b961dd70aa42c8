export interface Toast {
  id: number;
  text: string;
  /** How long it stays, in milliseconds. */
  shownMs?: number;
  action?: { label: string; run: () => void };
}

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

export const readToasts = () => toasts;

export function watchToasts(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says something in passing at the foot of the window; at most three at a time. Answers its id. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  count += 1;
  set([...toasts.slice(-2), { ...toast, id: count }]);
  return count;
}

export const closeToast = (id: number) => set(toasts.filter((toast) => toast.id !== id));
