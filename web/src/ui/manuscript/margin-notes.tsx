import type { ReactNode } from 'react';
import { isLetter, type Note } from './number-notes.ts';

export interface MarginNotesProps {
  /** Why the section is there. */
  reason: string;
  notes: Note[];
  /** They begin a line below the first, which they do not explain. */
  isBelow: boolean;
  lit: number | undefined;
  onLight: (note: number | undefined) => void;
  idOf: (note: number) => string;
  /** What stands in place of a note's reason alone. */
  wordsOf?: ((note: Note) => ReactNode) | undefined;
}

export function MarginNotes({ reason, notes, isBelow, lit, onLight, idOf, wordsOf }: MarginNotesProps) {
  return (
    <div className={isBelow ? 'manuscript-margin below-first' : 'manuscript-margin'}>
      {notes.length === 0 && <p className="text-13 text-mute">{reason}</p>}
      <ol className="flex flex-col gap-2">
        {notes.map((note) => (
          <li
            key={note.number}
            id={idOf(note.number)}
            onPointerEnter={() => onLight(note.number)}
            onPointerLeave={() => onLight(undefined)}
            className={`-mx-1.5 flex gap-3 rounded-control px-1.5 py-0.5 text-13 target:bg-mark-wash ${isLetter(note.label) ? 'text-mute' : 'text-body'} ${lit === note.number ? 'mark-lit' : ''}`}
          >
            <span
              aria-hidden="true"
              className={`min-w-4 flex-none font-semibold tabular ${isLetter(note.label) ? '' : 'text-mark'}`}
            >
              {note.label}
            </span>
            <span>{wordsOf?.(note) ?? note.reason}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
