import { undoLast } from '../acts/undo.ts';
import type { Asked } from './list-acts.tsx';
import { useListKeys } from './use-list-keys.ts';

interface KeyActs {
  /** The first row of what was typed into the search field. */
  firstFound: (typed: string) => void;
  next: () => void;
  previous: () => void;
  extendNext: () => void;
  extendPrevious: () => void;
  select: () => void;
  selectRange: () => void;
  selectAll: () => void;
  clear: () => void;
  open: () => void;
  edit: () => void;
  copy: () => void;
  ask: (act: Asked['act']) => void;
}

/** Which key of the list does what; the sheet of shortcuts says the same. */
export function useKeyActs(list: { current: Element | null }, acts: KeyActs) {
  useListKeys(list, [
    {
      keys: ['Enter', 'ArrowDown'],
      run: ({ target }) => target instanceof HTMLInputElement && acts.firstFound(target.value.trim()),
      isInSearchOnly: true,
    },
    { keys: ['j'], run: acts.next },
    { keys: ['ArrowDown'], run: acts.next, isInListOnly: true },
    { keys: ['k'], run: acts.previous },
    { keys: ['ArrowUp'], run: acts.previous, isInListOnly: true },
    { keys: ['J'], run: acts.extendNext },
    { keys: ['K'], run: acts.extendPrevious },
    { keys: ['x'], run: acts.select },
    { keys: ['X'], run: acts.selectRange },
    { keys: ['a', 'A'], run: acts.selectAll, isCommand: true },
    { keys: ['Escape'], run: acts.clear },
    { keys: ['o'], run: acts.open },
    { keys: ['e'], run: acts.edit },
    { keys: ['c'], run: acts.copy },
    { keys: ['m'], run: () => acts.ask('move') },
    { keys: ['t'], run: () => acts.ask('tag') },
    { keys: ['p'], run: () => acts.ask('publish') },
    { keys: ['d', 'Delete'], run: () => acts.ask('delete') },
    { keys: ['z', 'Z'], run: undoLast },
  ]);
}
