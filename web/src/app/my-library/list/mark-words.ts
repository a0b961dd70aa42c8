export interface Piece {
  text: string;
  isMarked: boolean;
  /** Where it begins in the text. */
  at: number;
}

const marks = /\p{M}/gu;
const plain = (letter: string) => letter.normalize('NFKD').replaceAll(marks, '').toLowerCase();
const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** The text in pieces, with the beginnings of words that were searched for apart, without regard to case and accents. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const letters = Array.from(text);
  const compared = letters.map(plain);
  const wanted = words.map((word) => Array.from(word, plain)).filter((word) => word.length > 0);
  const pieces: Piece[] = [];
  const add = (piece: string, isMarked: boolean) => {
    const last = pieces.at(-1);
    if (last?.isMarked === isMarked) last.text += piece;
    else pieces.push({ text: piece, isMarked, at: (last?.at ?? 0) + (last?.text.length ?? 0) });
  };
  for (let at = 0; at < letters.length;) {
    const begins = isWord(letters[at]) && !isWord(letters[at - 1]);
    const found = begins
      ? wanted.find((word) => word.every((letter, n) => compared[at + n] === letter))
      : undefined;
    const length = found?.length ?? 1;
    add(letters.slice(at, at + length).join(''), found !== undefined);
    at += length;
  }
  return pieces;
}
