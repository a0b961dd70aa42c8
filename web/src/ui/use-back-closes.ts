import { useEffect, useEffectEvent } from 'react';

const markKey = 'whetstoneOpen';
const markOf = (state: unknown): unknown => (state as Record<string, unknown> | null)?.[markKey];
let opened = 0;

/** The browser's Back closes what is open instead of leaving the page: an entry of the history stands for it. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    opened += 1;
    const mark = `${Date.now()}-${opened}`;
    // A mark is left where the page was reloaded while something was open: that entry serves again.
    const change = markOf(history.state) === undefined ? 'pushState' : 'replaceState';
    // Past the router, which listens to these methods of the instance: the page stays what it is.
    History.prototype[change].call(history, { ...history.state, [markKey]: mark }, '');
    const onPop = () => {
      if (markOf(history.state) !== mark) onBack();
    };
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      // After a press on Back, or on the way to another page, the entry is no longer the current one.
      setTimeout(() => {
        if (markOf(history.state) === mark) history.back();
      });
    };
  }, [isOpen]);
}
