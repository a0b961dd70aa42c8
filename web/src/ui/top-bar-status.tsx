import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

function setPlace(element: HTMLElement | null) {
  place = element;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Where the screen in view says how its work stands. */
export const TopBarStatusPlace = () => <output ref={setPlace} className="block text-13 text-mute" />;

/** Shows its children in the top bar while the screen is in view. */
export function TopBarStatus({ children }: { children: ReactNode }) {
  const element = useSyncExternalStore(subscribe, () => place);
  return element && createPortal(children, element);
}
