import { useSyncExternalStore } from 'react';

function watchConnection(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says that the connection is gone, for as long as it is. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  return (
    <output
      className={isOnline ? '' : 'border-b border-hairline bg-surface px-4 py-2 text-13 text-ink sm:px-7'}
    >
      {!isOnline && 'No connection. What you write is kept here until you are back online.'}
    </output>
  );
}
