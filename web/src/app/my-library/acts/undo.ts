import { closeToast, showToast } from '../../../ui/toast-store.ts';

/** Acts that can still be taken back by a key, the last one last; older ones wait in the bin and the history. */
const mostKept = 50;

interface Done {
  run: () => void;
  toast: number;
}

let done: readonly Done[] = [];

function undo(entry: Done) {
  if (!done.includes(entry)) return;
  done = done.filter((other) => other !== entry);
  closeToast(entry.toast);
  entry.run();
}

/** Says what was done, and offers to take it back: by the button as long as it is shown, and by Z for long after. */
export function offerUndo(text: string, run: () => void): void {
  const entry: Done = { run, toast: 0 };
  entry.toast = showToast({ text, action: { label: 'Undo', run: () => undo(entry) } });
  done = [...done.slice(1 - mostKept), entry];
}

/** Takes the last act back; says so where there is none. */
export function undoLast(): void {
  const last = done.at(-1);
  if (last) undo(last);
  else showToast({ text: 'Nothing to undo.' });
}
