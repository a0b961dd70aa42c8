import { useEffect, useRef } from 'react';

/** Runs an act at once, or once nobody has asked for it for some time; not at all once the screen is left. */
export function useLater(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    now: () => {
      clearTimeout(timer.current);
      act();
    },
    later: (restMs: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(act, restMs);
    },
  };
}
