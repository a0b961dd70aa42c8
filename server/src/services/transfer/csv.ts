export class CsvError extends Error {
  override readonly name = 'CsvError';
}

const cellEnd = (text: string, from: number, delimiter: string): number => {
  let at = from;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
};

const readQuoted = (text: string, from: number, row: number): { cell: string; at: number } => {
  let cell = '';
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) throw new CsvError(`Row ${row}: a quotation mark is not closed.`);
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { cell, at: quote + 1 };
    cell += '"';
    at = quote + 2;
  }
};

/** Cells of a row at most: what has more is no list of prompts, and a file of separators alone would fill the memory. */
const mostCells = 1000;

/**
 * Rows of an RFC 4180 text, the first `mostRows` of them. Lines may end with CRLF, LF or CR; empty lines are left out.
 * Throws {@link CsvError} for a quotation mark that is not closed or has text after it, and for a row of very many cells.
 */
export const readCsv = (text: string, delimiter = ',', mostRows = Infinity): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length && rows.length < mostRows) {
    const isQuoted = text[at] === '"';
    const read = isQuoted
      ? readQuoted(text, at, rows.length + 1)
      : { cell: text.slice(at, cellEnd(text, at, delimiter)), at: cellEnd(text, at, delimiter) };
    row.push(read.cell);
    if (row.length > mostCells)
      throw new CsvError(
        `Row ${rows.length + 1}: there are more than ${mostCells.toLocaleString('en-US')} cells.`,
      );
    const next = text[read.at];
    if (next !== undefined && next !== delimiter && next !== '\n' && next !== '\r')
      throw new CsvError(`Row ${rows.length + 1}: there is text after a closing quotation mark.`);
    at = read.at + 1;
    if (next === delimiter && at === text.length) row.push('');
    if (next === delimiter) continue;
    if (next === '\r' && text[at] === '\n') at += 1;
    if (row.length > 1 || isQuoted || read.cell !== '') rows.push(row);
    row = [];
  }
  if (row.length > 0 && rows.length < mostRows) rows.push(row);
  return rows;
};

const quoted = (cell: string): string =>
  /[",\r\n]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Rows as RFC 4180 text with CRLF, as spreadsheets expect it. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
