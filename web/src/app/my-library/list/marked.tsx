import { markWords } from './mark-words.ts';

/** A text in which the words that were searched for are marked. */
export const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  words.length === 0
    ? text
    : markWords(text, words).map((piece) =>
        piece.isMarked ? (
          <mark key={piece.at} className="bg-mark-wash text-ink">
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      );
