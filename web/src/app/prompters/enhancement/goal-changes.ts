import { wordDiff } from '../../../lib/word-diff.ts';

interface Kept {
  readonly kept: string;
}

interface Changed {
  readonly from: string;
  readonly to: string;
}

/** A stretch that stayed, or one that was changed from one wording to another. */
export type Piece = Kept | Changed;

export const isKept = (piece: Piece): piece is Kept => 'kept' in piece;

/** A short word between two changes belongs to them: nobody decides about halves of a phrase. */
const isBridge = (text: string) =>
  !text.includes('\n') && /^[^\p{L}\p{N}]*\p{L}{0,3}[^\p{L}\p{N}]*$/u.test(text);

/** What became of a text, in reading order. Kept stretches and `to` make up the new text, kept ones and `from` the old. */
export function goalChanges(before: string, after: string): Piece[] {
  const spans = wordDiff(before, after);
  const pieces: Piece[] = [];
  for (const [index, { text, origin }] of spans.entries()) {
    const last = pieces.at(-1);
    const open = last && !isKept(last) ? last : undefined;
    const isInside = open !== undefined && index < spans.length - 1;
    if (origin === 'goal' && !(isInside && isBridge(text))) pieces.push({ kept: text });
    else {
      const from = origin === 'added' ? '' : text;
      const to = origin === 'removed' ? '' : text;
      if (open) pieces[pieces.length - 1] = { from: open.from + from, to: open.to + to };
      else pieces.push({ from, to });
    }
  }
  return pieces;
}

/** The text with the changes taken, but for those whose places in the list are named. */
export const textWith = (pieces: readonly Piece[], left: readonly number[]): string =>
  pieces
    .map((piece, index) => (isKept(piece) ? piece.kept : left.includes(index) ? piece.from : piece.to))
    .join('');
