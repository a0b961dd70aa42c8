import { useEffect, useEffectEvent, useState } from 'react';

/** Runs once a search that was typed stands in the address and its rows are there. */
export function useAwaitedSearch(search: string | undefined, isSettled: boolean, onFound: () => void) {
  const [awaited, setAwaited] = useState<string>();
  const isFound = awaited !== undefined && awaited === (search ?? '') && isSettled;
  const found = useEffectEvent(() => {
    setAwaited(undefined);
    onFound();
  });
  useEffect(() => {
    if (!isFound) return undefined;
    const frame = requestAnimationFrame(() => found());
    return () => cancelAnimationFrame(frame);
  }, [isFound]);
  return setAwaited;
}
