import { useSyncExternalStore } from 'react';

function watchConnection(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether this device has a connection. */
export const useIsOnline = (): boolean => useSyncExternalStore(watchConnection, () => navigator.onLine);
