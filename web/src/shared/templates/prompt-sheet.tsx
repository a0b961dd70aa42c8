import type { Section } from '@whetstone/engine';
import type { ReactNode } from 'react';
import { Manuscript } from '../../ui/manuscript/manuscript.tsx';
import { useNotesOnLines } from '../../ui/manuscript/use-notes-on-lines.ts';

export interface PromptSheetProps {
  sections: readonly Section[];
  isDrawn?: boolean;
  /** What is said of the prompt, above its words on the same sheet. */
  head?: ReactNode;
}

/** A prompt on a sheet of its own, each note on the line that it explains. */
export function PromptSheet({ sections, isDrawn, head }: PromptSheetProps) {
  const sheet = useNotesOnLines(sections, false);
  return (
    <div ref={sheet} className="notes-on-lines desk-inset rounded-card border border-hairline bg-surface">
      {head && <div className="border-b border-hairline px-(--desk-inset) py-4">{head}</div>}
      <Manuscript isDrawn={isDrawn} sections={sections} />
    </div>
  );
}
