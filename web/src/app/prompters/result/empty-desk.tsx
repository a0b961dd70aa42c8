import { useLayoutEffect, useRef } from 'react';
import { Manuscript } from '../../../ui/manuscript/manuscript.tsx';
import type { DraftKind } from '@whetstone/contract';
import { exampleSheets } from './example-sheets.ts';
import { keepNotesOnLines } from '../../../ui/manuscript/notes-on-lines.ts';

interface EmptyDeskProps {
  title: string;
  kind: DraftKind;
}

/** The sheet before the first prompt: part of a finished one, with its marks and reasons. */
export function EmptyDesk({ title, kind }: EmptyDeskProps) {
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => (sheet.current ? keepNotesOnLines(sheet.current) : undefined), []);
  return (
    <section ref={sheet} aria-label="Example">
      <p className="px-(--desk-inset) pt-4 text-14 text-ink">{title}</p>
      <p className="px-(--desk-inset) pb-3 text-13 text-mute">
        An example: what was chosen or added is underlined.
      </p>
      <Manuscript sections={exampleSheets[kind].sections} isDrawn />
    </section>
  );
}
