import { isSingleKey } from '../../../lib/single-keys.ts';
import { useShortcut } from '../../../ui/use-shortcut.ts';
import { goalFieldId } from './use-prompter.ts';

const goToGoal = () => {
  const field = document.getElementById(goalFieldId);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
  field.scrollIntoView({ block: 'center' });
};

/** Single keys on a prompter's desk: E goes to the goal, Z takes the last press back. */
export function DeskKeys({ onUndo }: { onUndo: () => void }) {
  useShortcut((event) => isSingleKey(event, 'e'), goToGoal);
  useShortcut((event) => isSingleKey(event, 'z'), onUndo);
  return undefined;
}
