import { singleKeysKey } from '../config/storage-keys.ts';

/** Whether keys answer by themselves in this browser; whoever dictates can turn that off. */
export const hasSingleKeys = () => localStorage.getItem(singleKeysKey) !== 'off';

export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(singleKeysKey);
  else localStorage.setItem(singleKeysKey, 'off');
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]') !== null;

/** Whether a key was pressed by itself, outside every field. */
export const isSingleKey = (event: KeyboardEvent, key: string) =>
  event.key === key &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.altKey &&
  !isTyping(event) &&
  hasSingleKeys();
