import { Fragment } from 'react';
import { wordDiff } from '../../../lib/word-diff.ts';
import { type Piece, isKept, textWith } from './goal-changes.ts';

interface EnhancementChangesProps {
  pieces: readonly Piece[];
  left: readonly number[];
  /** The goal was edited by hand since: the changes are shown, no longer chosen. */
  isFixed: boolean;
  onChoose: (left: readonly number[], applied: string) => void;
}

const quoted = (text: string) => `“${text.trim()}”`;

/** A change in words, for whoever does not see the marks. */
function nameOf(from: string, to: string): string {
  if (from.trim() === '') return `Add ${quoted(to)}`;
  return to.trim() === '' ? `Remove ${quoted(from)}` : `Replace ${quoted(from)} with ${quoted(to)}`;
}

/** Words that go but for a capital at the head of those that stay. */
const goneOf = (from: string, to = ''): string =>
  to !== '' && from.toLowerCase().endsWith(to.toLowerCase()) ? from.slice(0, -to.length) : from;

/** One change, word by word: only what goes is struck, only what comes is underlined. */
const Marks = ({ from, to, isTaken }: { from: string; to: string; isTaken: boolean }) => {
  const spans = wordDiff(from, to);
  return spans.map(({ text, origin }, place) => {
    const key = `${origin} ${spans
      .slice(0, place)
      .map((span) => span.text)
      .join('')}`;
    if (origin === 'goal') return text;
    const next = spans[place + 1];
    const isReplaced = origin === 'removed' && next?.origin === 'added';
    const words = isReplaced && isTaken ? goneOf(text, next.text) : text;
    if (words === '') return undefined;
    const [, before, marked, after] = /^([,;]?\s+)?(.*?)(\s*)$/s.exec(words) ?? [];
    const Mark = origin === 'added' ? 'ins' : 'del';
    return (
      <Fragment key={key}>
        {before}
        {marked && <Mark>{marked}</Mark>}
        {after || (isReplaced && ' ')}
      </Fragment>
    );
  });
};

/** Where a piece begins tells it apart from every other. */
const keyOf = (pieces: readonly Piece[], place: number) =>
  textWith(pieces.slice(0, place), []).length + place;

/** The rewritten goal with every change marked in its place; pressing one leaves it as it was, or takes it again. */
export function EnhancementChanges({ pieces, left, isFixed, onChoose }: EnhancementChangesProps) {
  const toggle = (index: number) => {
    const others = left.filter((other) => other !== index);
    const now = others.length < left.length ? others : [...left, index];
    onChoose(now, textWith(pieces, now));
  };
  return (
    <p className="goal-changes">
      {pieces.map((piece, place) => {
        if (isKept(piece)) return piece.kept;
        const isTaken = !left.includes(place);
        return (
          <label key={keyOf(pieces, place)} className="goal-change" data-taken={isTaken}>
            <input
              type="checkbox"
              className="sr-only"
              checked={isTaken}
              disabled={isFixed}
              aria-label={nameOf(piece.from, piece.to)}
              onChange={() => toggle(place)}
            />
            <Marks from={piece.from} to={piece.to} isTaken={isTaken} />
          </label>
        );
      })}
    </p>
  );
}
