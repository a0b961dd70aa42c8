import { useRef, useState } from 'react';
import type { PrompterDraft, Said } from '../draft/prompter-draft.ts';
import { type Press, pressOf, withoutPress } from './press-history.ts';

/** Presses of this visit, the last one first to be taken back. */
export function usePressHistory() {
  const presses = useRef<Press[]>([]);
  const [count, setCount] = useState(0);
  return {
    /** Whether there was a press; it may have been overtaken by what was typed since. */
    canUndo: count > 0,
    note(draft: PrompterDraft, said: Partial<Said>): void {
      presses.current.push(pressOf(draft, said));
      setCount(presses.current.length);
    },
    /** What the draft says without the last press that is still in it. */
    takeBack(draft: PrompterDraft): Said | undefined {
      let said: Said | undefined;
      while (!said) {
        const press = presses.current.pop();
        if (!press) break;
        said = withoutPress(draft, press);
      }
      setCount(presses.current.length);
      return said;
    },
  };
}
