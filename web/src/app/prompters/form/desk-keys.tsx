import { isSingleKey } from '../../../lib/single-keys.ts';
import { useShortcut } from '../../../ui/use-shortcut.ts';

const goTo = (id: string) => {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
  field.scrollIntoView({ block: 'center' });
};

interface DeskKeysProps {
  /** The id of the goal's field. */
  goalId: string;
  onUndo: () => void;
}

/** Single keys on a prompter's desk: E goes to the goal, Z takes the last press back. */
export function DeskKeys({ goalId, onUndo }: DeskKeysProps) {
  useShortcut(
    (event) => isSingleKey(event, 'e'),
    () => goTo(goalId),
  );
  useShortcut((event) => isSingleKey(event, 'z'), onUndo);
  return undefined;
}
