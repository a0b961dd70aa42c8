const marks = /\p{M}/gu;
const isPlain = (text: string): boolean => !/[^\0-\x7f]/.test(text);

/** Letters as search compares them, one for each of the text. */
const plain = (text: string): string => (isPlain(text) ? text.toLowerCase() : plainEach(text));

const plainEach = (text: string): string =>
  Array.from(
    text,
    (letter) => letter.normalize('NFKD').replaceAll(marks, '').toLowerCase().charAt(0) || letter,
  ).join('');

/** The passage of a text in one line that shows the first word of a search found in it; without one its beginning. */
export const passageWith = (text: string, search: string, length: number): string => {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const letters = Array.from(line);
  const compared = plain(line);
  const places = search
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => compared.indexOf(plain(word)))
    .filter((place) => place >= 0);
  const first = Math.min(...places, Number.POSITIVE_INFINITY);
  if (first < length - 40 || first === Number.POSITIVE_INFINITY) return letters.slice(0, length).join('');
  const from = Math.max(0, first - 30);
  return `…${letters.slice(from, from + length - 1).join('')}`;
};
