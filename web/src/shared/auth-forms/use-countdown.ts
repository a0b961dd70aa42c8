import { useEffect, useState } from 'react';

/** Counts down to zero, second by second, by the clock: a tab that slept is right again. */
export function useCountdown(firstSeconds: number) {
  const [now, setNow] = useState(Date.now);
  const [endsAt, setEndsAt] = useState(() => Date.now() + firstSeconds * 1000);
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isCounting = secondsLeft > 0;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isCounting]);
  const start = (seconds: number) => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * 1000);
  };
  return { secondsLeft, start };
}
