import { piecesOf } from '../../lib/blank-in-words.ts';

/** What stands before the first heading of a text, without the sign of one that opens it. */
const untilHeading = (text: string) => text.replace(/^\s*#{1,6}\s+/, '').split(/\s#{1,6}\s/, 1)[0] ?? '';

/** How a prompt begins, its blanks underlined as on the desk. */
export const Beginning = ({ text }: { text: string }) => <WithBlanks text={untilHeading(text)} />;

/** A text as it reads, its blanks by their names; where a line ends too early, it is cut before a blank, never within. */
export const WithBlanks = ({ text }: { text: string }) =>
  piecesOf(text).map((piece) =>
    piece.isBlank ? (
      <span key={piece.at} className="inline-block text-link">
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  );
