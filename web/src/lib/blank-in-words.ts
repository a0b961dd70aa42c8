/** A blank of a prompt, also one that the end of an excerpt cuts off. */
const blank = /\{\{([^{}]*)(?:\}\}|\}?$)/g;

/** A blank as a reader sees it: its name, and what it says until somebody says otherwise. */
export function blankInWords(written: string): string {
  const [, name = '', , preset = ''] = /^([^=|:]*)(=([^|]*))?/.exec(written) ?? [];
  const words = name
    .replace(/(?:\.{3}|…)\s*$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  return preset.trim() === '' ? words : `${words}: ${preset.trim()}`;
}

export interface Piece {
  text: string;
  isBlank: boolean;
  /** Where it begins in the text as written. */
  at: number;
}

/** A text in pieces: what stands as it is, and its blanks in words. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: whole, 1: written = '', index } of text.matchAll(blank)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isBlank: false, at: end });
    pieces.push({ text: blankInWords(written), isBlank: true, at: index });
    end = index + whole.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isBlank: false, at: end });
  return pieces;
}

/** A text with its blanks in words, where nothing can be marked. */
export const withoutBraces = (text: string): string =>
  piecesOf(text)
    .map((piece) => piece.text)
    .join('');
