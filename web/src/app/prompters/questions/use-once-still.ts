import { useEffect, useEffectEvent } from 'react';

const lookAgainMs = 250;

/** Runs `settle` at once when something is due, and again and again until it no longer is: `settle` waits for a still hand. */
export function useOnceStill(isDue: boolean, settle: () => void) {
  const settleNow = useEffectEvent(settle);
  useEffect(() => {
    if (!isDue) return;
    settleNow();
    const looking = setInterval(() => settleNow(), lookAgainMs);
    return () => clearInterval(looking);
  }, [isDue]);
}
