import type { Section } from '@whetstone/engine';
import { type ReactNode, useEffect, useRef } from 'react';
import { Manuscript } from '../../ui/manuscript/manuscript.tsx';

export interface PromptSheetProps {
  sections: readonly Section[];
  isDrawn?: boolean;
  /** What is said of the prompt, above its words on the same sheet. */
  head?: ReactNode;
}

/** A prompt on a sheet of its own, each note on the line that it explains. */
export function PromptSheet({ sections, isDrawn, head }: PromptSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    void import('../../ui/manuscript/notes-on-lines.ts').then(({ keepNotesOnLines }) => {
      if (!isGone && sheet.current && sections.length > 0) end = keepNotesOnLines(sheet.current);
    });
    return () => {
      isGone = true;
      end?.();
    };
  }, [sections]);
  return (
    <div
      ref={sheet}
      className="notes-on-lines desk-inset flex flex-col rounded-card border border-hairline bg-surface"
    >
      {head && <div className="border-b border-hairline px-(--desk-inset) py-4">{head}</div>}
      <Manuscript isDrawn={isDrawn} sections={sections} />
    </div>
  );
}
