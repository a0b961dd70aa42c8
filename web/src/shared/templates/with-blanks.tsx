import { piecesOf } from './blank-in-words.ts';

/** A text as it reads, its blanks marked as on the desk. */
export const WithBlanks = ({ text }: { text: string }) =>
  piecesOf(text).map((piece) =>
    piece.isBlank ? (
      <span key={piece.at} className="border-b border-mark text-body">
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  );
