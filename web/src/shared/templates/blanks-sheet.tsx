import { NoteNumber } from '../../ui/manuscript/note-number.tsx';
import { type Piece, type SheetLine, sheetLines, sheetNotes } from './sheet-lines.ts';

const wordsOf = (pieces: readonly Piece[]) =>
  pieces.map((piece) => ('text' in piece ? piece.text : piece.blank)).join('');

/** Lines may repeat, so that each is known by its words and how often they stood before. */
const withKeys = (lines: readonly SheetLine[]) => {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const words = wordsOf(line.pieces);
    const before = seen.get(words) ?? 0;
    seen.set(words, before + 1);
    return { ...line, key: `${before} ${words}` };
  });
};

/** A prompt to read: its blanks by name or with what was filled in, and at its foot what the fields do not say themselves. */
export const BlanksSheet = (blanks: Parameters<typeof sheetLines>[0]) => {
  const notes = sheetNotes(blanks);
  return (
    <>
      <ul className="prompt-sheet">
        {withKeys(sheetLines(blanks)).map(({ key, pieces }) => (
          <li key={key}>
            <p className="manuscript-words">
              {pieces.length === 0 && <br />}
              {pieces.map((piece, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a line's pieces never change their order
                <SheetPiece key={index} {...piece} />
              ))}
            </p>
          </li>
        ))}
      </ul>
      {notes.length > 0 && (
        <ul className="prompt-notes">
          {notes.map(({ number, text }) => (
            <li key={number}>
              <span aria-hidden="true">{number}</span>
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const SheetPiece = (piece: Piece) => {
  if ('text' in piece) return piece.text;
  return (
    <>
      {piece.value === undefined ? (
        <span className="blank-name">{piece.label}</span>
      ) : (
        <ins>{piece.value}</ins>
      )}
      <NoteNumber number={piece.number} />
    </>
  );
};
