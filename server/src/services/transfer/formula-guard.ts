/** Spreadsheets run a cell that begins with one of these as a formula. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Puts an apostrophe in front of what a spreadsheet would run, and of what already has one, so that it can be taken off again. */
export const guardFormula = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

/** Takes off what {@link guardFormula} put on. */
export const unguardFormula = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell);
