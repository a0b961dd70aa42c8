import { useIsOnline } from '../../ui/use-is-online.ts';

/** Says that the connection is gone, for as long as it is. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <output className={isOnline ? '' : 'notice-strip'}>
      {!isOnline && 'No connection. What you write is kept here until you are back online.'}
    </output>
  );
}
