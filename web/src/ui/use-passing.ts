import { useEffect, useRef, useState } from 'react';

/** A state that passes: `show` turns it on, and it goes off by itself after so many milliseconds. */
export function usePassing(durationMs: number) {
  const [isShown, setIsShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = () => {
    clearTimeout(timer.current);
    setIsShown(true);
    timer.current = setTimeout(() => setIsShown(false), durationMs);
  };
  return [isShown, show] as const;
}
