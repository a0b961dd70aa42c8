import { useSyncExternalStore } from 'react';

/** Room for the preview beside the list. */
const wide = '(min-width: 78rem)';

function watch(listener: () => void) {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window has room for a list and what is open of it side by side. */
export const useIsWide = () => useSyncExternalStore(watch, () => matchMedia(wide).matches);
