import type { Section } from '@whetstone/engine';
import { useEffect, useRef } from 'react';

/** The notes of the manuscript in this element on the lines that they explain, where they are beside them. */
export function useNotesOnLines(sections: readonly Section[] | undefined, isStreaming: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    // What is being written has no notes yet; without a prompt the example is on the sheet.
    if (!element || (isStreaming && sections)) return;
    let end: (() => void) | undefined;
    let isGone = false;
    void import('../../../ui/manuscript/notes-on-lines.ts').then(({ keepNotesOnLines }) => {
      if (!isGone) end = keepNotesOnLines(element);
    });
    return () => {
      isGone = true;
      end?.();
    };
  }, [sections, isStreaming]);
  return ref;
}
