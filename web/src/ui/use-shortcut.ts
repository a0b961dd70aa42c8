import { useEffect, useEffectEvent } from 'react';

/** Answers a key press anywhere on the page that nothing has answered; one inside an open dialog belongs to the dialog. */
export function useShortcut(
  isShortcut: (event: KeyboardEvent) => boolean,
  onPress: (event: KeyboardEvent) => void,
) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.defaultPrevented ||
      !isShortcut(event) ||
      event.repeat ||
      document.querySelector('dialog[open]')
    )
      return;
    event.preventDefault();
    onPress(event);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
