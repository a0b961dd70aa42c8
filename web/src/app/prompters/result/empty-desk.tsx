import { useLayoutEffect, useRef } from 'react';
import { Manuscript } from '../../../ui/manuscript/manuscript.tsx';
import type { DraftKind } from '@whetstone/contract';
import { exampleSheets } from './example-sheets.ts';
import { Awaited } from '../../../ui/awaited.tsx';
import { keepNotesOnLines } from '../../../ui/manuscript/notes-on-lines.ts';

interface EmptyDeskProps {
  title: string;
  kind: DraftKind;
  /** The first prompt is on its way. */
  isWriting: boolean;
}

/** The sheet before the first prompt: part of a finished one, with its marks and reasons. */
export const EmptyDesk = ({ title, kind, isWriting }: EmptyDeskProps) =>
  isWriting ? <OnItsWay /> : <Example title={title} kind={kind} />;

function Example({ title, kind }: Omit<EmptyDeskProps, 'isWriting'>) {
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => (sheet.current ? keepNotesOnLines(sheet.current) : undefined), []);
  return (
    <section ref={sheet} aria-label="Example">
      <p className="px-(--desk-inset) pt-4 text-14 text-ink">{title}</p>
      <p className="px-(--desk-inset) pb-3 text-13 text-mute">
        An example: what you choose is underlined, what we add is gray.
      </p>
      <Manuscript sections={exampleSheets[kind].sections} isDrawn isLettered />
    </section>
  );
}

const lines = ['w-3/5', 'w-11/12', 'w-4/5', 'w-10/12', 'w-1/2'];

/** In the two columns of what comes: words, and what is said of them. */
const OnItsWay = () => (
  <div className="manuscript">
    <div className="manuscript-rows">
      <div className="manuscript-row">
        <div className="manuscript-text flex flex-col gap-4">
          <p className="text-14 text-ink">Writing your prompt…</p>
          {lines.map((width) => (
            <Awaited key={width} className={`h-3 ${width}`} />
          ))}
        </div>
        <div className="manuscript-margin pt-14! max-sm:hidden">
          <Awaited className="h-3 w-4/5" />
          <Awaited className="mt-11 h-3 w-3/5" />
        </div>
      </div>
    </div>
  </div>
);
