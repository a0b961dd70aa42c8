import { piecesOf } from '../../lib/blank-in-words.ts';

/** What stands before the first heading of a text, without the sign of one that opens it. */
const untilHeading = (text: string) => text.replace(/^\s*#{1,6}\s+/, '').split(/\s#{1,6}\s/, 1)[0] ?? '';

/** How a prompt begins, its blanks underlined as on the desk. */
export const Beginning = ({ text }: { text: string }) => <WithBlanks text={untilHeading(text)} />;

/** A text as it reads, its blanks by their names. */
export const WithBlanks = ({ text }: { text: string }) =>
  piecesOf(text).map((piece) =>
    piece.isBlank ? (
      <span key={piece.at} className="text-link">
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  );
