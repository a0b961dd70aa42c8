/** Longest goal, in UTF-16 units, that is analysed; what lies beyond is carried as data, unread. */
export const readingCap = 20_000;

// Line feed and tab are the only control characters that mean something in a goal.
const controls = /(?![\n\t])[\p{Cc}\ufeff]/gu;

// Most goals: nothing in them has another form.
const plain = /^[\t\n\x20-\x7e]*$/;

const inCanonicalSigns = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(controls, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ');

/**
 * The goal in one canonical form: NFC, `\n` line ends, no control characters, no lone surrogates, single spaces
 * inside a line (indentation of code lines is kept), no blank edges. Words are never touched.
 */
export const normalise = (text: string): string =>
  (plain.test(text) ? text : inCanonicalSigns(text))
    .replace(/(?<![\t ])[\t ]+$/gm, '')
    .replace(/(?<=\S)[\t ]{2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
