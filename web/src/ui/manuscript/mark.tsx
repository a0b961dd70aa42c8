import { looksOfNumber } from './note-number.tsx';
import type { MarkedSpan } from './number-notes.ts';

export interface MarkProps extends MarkedSpan {
  lit: number | undefined;
  onLight: (note: number | undefined) => void;
  idOf: (note: number) => string;
}

const looks = {
  added: 'mark-added',
  edited: 'mark-edited',
  removed: 'mark-removed',
  card: 'mark-card',
  chosen: 'mark-chosen',
  assumed: 'mark-assumed',
} as const;

export function Mark({ span, note, label = '', showsNumber, lit, onLight, idOf }: MarkProps) {
  if (span.origin === 'goal' || note === undefined) {
    if (span.origin === 'removed') return <del className="mark-removed">{span.text}</del>;
    return span.origin === 'added' ? <span className="text-mute">{span.text}</span> : span.text;
  }
  const Element = span.origin === 'removed' ? 'del' : 'ins';
  return (
    <span
      className="mark"
      data-note={note}
      onPointerEnter={() => onLight(note)}
      onPointerLeave={() => onLight(undefined)}
    >
      <Element
        className={`${looks[span.origin]} ${lit === note ? 'mark-lit' : ''} ${span.rule?.startsWith('blank:') ? 'mark-blank' : ''}`}
      >
        {span.text.trimEnd()}
      </Element>
      {showsNumber && (
        <a
          href={`#${idOf(note)}`}
          aria-label={`Note ${label}`}
          aria-describedby={idOf(note)}
          className={looksOfNumber(label)}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(idOf(note))?.scrollIntoView({ block: 'nearest' });
            onLight(note);
          }}
          onFocus={() => onLight(note)}
          onBlur={() => onLight(undefined)}
        >
          {label}
        </a>
      )}
      {span.text.slice(span.text.trimEnd().length)}
    </span>
  );
}
