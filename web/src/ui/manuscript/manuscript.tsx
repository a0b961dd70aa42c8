import type { Section } from '@whetstone/engine';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { MarginNotes } from './margin-notes.tsx';
import { Mark } from './mark.tsx';
import { type MarkedSpan, type Note, numberNotes } from './number-notes.ts';

export interface ManuscriptProps {
  sections: readonly Section[];
  /** Draws the marks one after the other; a change of `key` draws them again. */
  isDrawn?: boolean;
  /** What nobody chose has letters rather than numbers. */
  isLettered?: boolean;
  /** What stands in the margin in place of a note's reason alone. */
  wordsOf?: (note: Note) => ReactNode;
  /** Below the last line; no part of the prompt. */
  next?: ReactNode;
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A section whose own first line is its title, as "# Requirements" or "<done_when>", needs no second one above it. */
function namesItself({ text, title }: Section) {
  const [first = '', second] = text.trim().split('\n', 2);
  return second !== undefined && lettersOf(first) === lettersOf(title);
}

/** A section's words without the space that parts it from the sections before and after. */
const withoutGaps = (spans: readonly MarkedSpan[]): readonly MarkedSpan[] =>
  spans.map((marked, index) => {
    let { text } = marked.span;
    if (index === 0) text = text.trimStart();
    if (index === spans.length - 1) text = text.trimEnd();
    return { ...marked, span: { ...marked.span, text } };
  });

/** Line by line, so that those of a list can hang; a span over several lines is parted, and has its number after the last. */
function linesOf(spans: readonly MarkedSpan[]): MarkedSpan[][] {
  const lines: MarkedSpan[][] = [[]];
  for (const marked of spans) {
    const texts = marked.span.text.split(/(?<=\n)/);
    const last = texts.findLastIndex((text) => text.trim() !== '');
    let { start } = marked;
    for (const [index, text] of texts.entries()) {
      const showsNumber = marked.showsNumber && index === Math.max(last, 0);
      lines.at(-1)?.push({ ...marked, span: { ...marked.span, text }, start, showsNumber });
      start += text.length;
      if (text.endsWith('\n')) lines.push([]);
    }
  }
  return lines.filter((line) => line.length > 0);
}

const isItem = ([first]: readonly MarkedSpan[]) => first?.span.text.startsWith('- ');

/** Whether a line of its own leads in to the first line with a note. */
const hasLeadIn = (spans: readonly MarkedSpan[]): boolean =>
  spans
    .slice(
      0,
      spans.findIndex(({ note }) => note !== undefined),
    )
    .some(({ span: { text } }) => text.trimStart().includes('\n'));

/**
 * A prompt as an editor hands it back: section by section, additions underlined, what was dropped struck
 * through, the reasons in the margin beside their section, or below it where there is no room.
 */
export function Manuscript(props: ManuscriptProps) {
  const { sections, isDrawn = false, isLettered = false, wordsOf, next } = props;
  const [lit, setLit] = useState<number>();
  const id = useId();
  const idOf = (note: number) => `${id}-note-${note}`;
  const marked = useMemo(() => numberNotes(sections, isLettered), [sections, isLettered]);
  // One kind of heading: where the text brings its own, nothing is put over a part without one.
  const isTitled = !sections.some(namesItself);
  const isPlain = marked.every(({ section, notes }) => notes.length === 0 && section.reason === '');
  return (
    <div className={isPlain ? 'manuscript manuscript-plain' : 'manuscript'}>
      <div className={`manuscript-rows ${isDrawn ? 'mark-drawn' : ''}`}>
        {marked.map(({ section, spans, notes }) => (
          <div key={section.id} className="manuscript-row">
            <div className="manuscript-text">
              {isTitled && section.title && <p className="pb-1 text-13 text-mute">{section.title}</p>}
              <p className="manuscript-words">
                {linesOf(withoutGaps(spans)).map((line) => {
                  const marks = line.map((span) => (
                    <Mark
                      key={`${span.start} ${span.span.text}`}
                      {...span}
                      lit={lit}
                      onLight={setLit}
                      idOf={idOf}
                    />
                  ));
                  return isItem(line) ? (
                    <span key={line[0]?.start} className="item">
                      {marks}
                    </span>
                  ) : (
                    marks
                  );
                })}
              </p>
            </div>
            <MarginNotes
              reason={section.reason}
              isBelow={notes.length > 0 && hasLeadIn(spans)}
              notes={notes}
              lit={lit}
              onLight={setLit}
              idOf={idOf}
              wordsOf={wordsOf}
            />
          </div>
        ))}
        {next}
      </div>
    </div>
  );
}
