import { useLayoutEffect, useMemo, useRef } from 'react';
import { Manuscript } from '../../../ui/manuscript/manuscript.tsx';
import type { Note } from '../../../ui/manuscript/number-notes.ts';
import type { DraftKind } from '@whetstone/contract';
import { type ExampleSheet, exampleSheets } from './example-sheets.ts';
import { Awaited } from '../../../ui/awaited.tsx';
import { NoteWords } from './note-words.tsx';
import { keepNotesOnLines } from '../../../ui/manuscript/notes-on-lines.ts';
import { withoutEcho } from './without-echo.ts';
import { OwnWords, type OwnWordsProps } from './own-words.tsx';

export interface EmptyDeskProps {
  title: string;
  kind: DraftKind;
  /** The first prompt is on its way. */
  isWriting: boolean;
  /** What the person wrote, once they asked for something and there is no prompt of it yet. */
  own: OwnWordsProps | undefined;
}

/** The sheet before the first prompt: one's own words, or part of a finished prompt with its marks and reasons. */
export const EmptyDesk = ({ title, kind, isWriting, own }: EmptyDeskProps) =>
  isWriting ? <OnItsWay /> : own ? <OwnWords {...own} /> : <Example title={title} kind={kind} />;

const wordsIn =
  (names: ExampleSheet['names']) =>
  ({ reason }: Note) => {
    const name = names[reason];
    return name === undefined ? undefined : <NoteWords name={name} reason={reason} />;
  };

function Example({ title, kind }: Pick<EmptyDeskProps, 'title' | 'kind'>) {
  const sheet = useRef<HTMLElement>(null);
  const { sections, names }: ExampleSheet = exampleSheets[kind];
  const shown = useMemo(() => sections.map(withoutEcho), [sections]);
  useLayoutEffect(() => (sheet.current ? keepNotesOnLines(sheet.current) : undefined), []);
  return (
    <section ref={sheet} aria-label="Example" className="flex flex-1 flex-col">
      <p className="px-(--desk-inset) pt-4 text-14 text-ink">{title}</p>
      <p className="px-(--desk-inset) pb-3 text-13 text-mute">
        An example: what you choose is underlined, what we add is gray.
      </p>
      <Manuscript sections={shown} isDrawn isLettered wordsOf={wordsIn(names)} />
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
