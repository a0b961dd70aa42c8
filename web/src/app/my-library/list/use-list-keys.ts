import { useEffect, useEffectEvent } from 'react';
import { isSingleKey } from '../../../lib/single-keys.ts';

export interface ListKey {
  keys: readonly string[];
  run: (event: KeyboardEvent) => void;
  /** An arrow, which counts only while the list has the focus. */
  isInListOnly?: boolean;
  /** Counts only in the field that searches the list. */
  isInSearchOnly?: boolean;
  /** Pressed with Control or Command. */
  isCommand?: boolean;
}

const isIn = (list: Element | null, target: EventTarget | null) =>
  target instanceof Node && (list?.contains(target) ?? false);

const isTyped = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select') !== null;

const isSearch = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.matches('input[type=search]');

/** Keys of a list, answered wherever the focus is outside of fields and dialogs; a held key goes on. */
export function useListKeys(list: { current: Element | null }, entries: readonly ListKey[]) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const fits = ({ keys, isInListOnly, isInSearchOnly, isCommand }: ListKey) =>
      keys.some((key) =>
        isInSearchOnly
          ? event.key === key && isSearch(event)
          : isCommand
            ? event.key === key && (event.ctrlKey || event.metaKey) && !isTyped(event)
            : isInListOnly
              ? event.key === key && isIn(list.current, event.target) && !event.ctrlKey && !event.metaKey
              : isSingleKey(event, key),
      );
    const entry = entries.find(fits);
    if (!entry) return;
    event.preventDefault();
    entry.run(event);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
