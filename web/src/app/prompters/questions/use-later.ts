import { useEffect, useRef } from 'react';

/** Runs an act at once, or once nobody has asked for it for so many milliseconds; not at all once the screen is left. */
export function useLater(act: () => void, restMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    now: () => {
      clearTimeout(timer.current);
      act();
    },
    later: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(act, restMs);
    },
  };
}
