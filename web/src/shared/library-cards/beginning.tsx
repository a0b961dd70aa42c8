import { piecesOf } from '../../lib/blank-in-words.ts';
import { cutAtWord } from '../../lib/cut-at-word.ts';

/** What stands before the first heading of a text, without the sign of one that opens it. */
const untilHeading = (text: string) => text.replace(/^\s*#{1,6}\s+/, '').split(/\s#{1,6}\s/, 1)[0] ?? '';

/** How a prompt begins, its blanks underlined as on the desk. */
export const Beginning = ({ text }: { text: string }) => <WithBlanks text={untilHeading(text)} />;

/** The same on one line, cut between words and never within a blank. */
export const BeginningOnALine = ({ text }: { text: string }) => (
  <p dir="auto" className="cut-line font-mono text-13 text-mute">
    {piecesOf(untilHeading(text)).map((piece) =>
      piece.isBlank ? (
        <span key={piece.at} className="text-link whitespace-nowrap">
          {piece.text}
        </span>
      ) : (
        cutAtWord(piece.text)
      ),
    )}
  </p>
);

/** A text as it reads, its blanks by their names, none of them broken. */
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

/** A title on one line, cut between words; heard whole. */
export const TitleOnALine = ({ title }: { title: string }) => (
  <>
    <span className="sr-only">{title}</span>
    <span aria-hidden="true" className="cut-line block">
      {cutAtWord(title)}
    </span>
  </>
);
