import { useEffect, useState } from 'react';
import { FullScreenSpinner } from '../../ui/full-screen-spinner.tsx';

/** A wait this long is explained, in milliseconds. */
const silentMs = 2000;

/** Stands in for the app during the first check of the session; says what it waits for when that takes long. */
export function SessionCheck() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), silentMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <FullScreenSpinner>
      {isLong && 'Checking whether you’re signed in. The account service is slow to respond.'}
    </FullScreenSpinner>
  );
}
