import type { ImportFormat } from '@whetstone/contract';
import { readCsv } from '../csv.ts';
import { fieldOf } from '../field-names.ts';
import { FileRefusal, type Reading, type TableRecord } from '../file-entry.ts';
import { unguardFormula } from '../formula-guard.ts';
import { readBlanks } from './blanks.ts';
import { blanksNote, recordShape } from './record-shapes.ts';
import { formatOfRecords } from './records.ts';

const knownHeads = (heads: readonly string[]): number =>
  heads.filter((head) => fieldOf(unguardFormula(head))).length;

/** The delimiter between the most names that we know; where we know none, the one that is there most often. */
const delimiterOf = (firstLine: string): string => {
  const counts = [',', ';', '\t'].map((sign) => {
    const pieces = firstLine.split(sign);
    return { sign, known: knownHeads(pieces), count: pieces.length };
  });
  return counts.toSorted((a, b) => b.known - a.known || b.count - a.count)[0]?.sign ?? ',';
};

const readRows = (content: string, mostRows: number): string[][] => {
  // Spreadsheets may say in the first line what parts the cells.
  const [, said] = /^\uFEFF?sep=([,;\t|])\r?\n/i.exec(content.slice(0, 20)) ?? [];
  const text = said === undefined ? content.replace(/^\uFEFF/, '') : content.slice(content.indexOf('\n') + 1);
  // Heads of columns are short; a file of one long line would be split three times.
  const firstLine = text.slice(0, 10_000).split(/[\r\n]/, 1)[0] ?? '';
  return readCsv(text, said ?? delimiterOf(firstLine), mostRows);
};

const headLength = 60;

/** Names of columns are short and all different; a prompt seldom is. */
const looksLikeHeads = (row: readonly string[]): boolean => {
  const heads = row.map((cell) => cell.trim());
  return (
    new Set(heads).size === heads.length &&
    heads.every((head) => head.length <= headLength && !head.includes('\n'))
  );
};

/** Shortcuts are single words, and stand before longer texts; the first row has a text, too. */
const isTextExpander = (rows: readonly (readonly string[])[]): boolean => {
  const seen = rows.slice(0, 50);
  const isShortcut = (cell = '') => /^\S{1,40}$/.test(cell);
  return (
    seen[0]?.some((cell) => /\S\s+\S/.test(cell)) === true &&
    seen.every((row) => (row.length === 2 || row.length === 3) && isShortcut(row[0])) &&
    seen.some(([shortcut = '', text = '']) => text.length > shortcut.length * 2)
  );
};

const textExpander = {
  names: ['Abbreviation', 'Content', 'Label'],
  targets: { Abbreviation: 'tags', Content: 'prompt_text', Label: 'title' },
} as const;

/** Each name once: a second column of the same name has its number behind it. */
const uniqueNames = (heads: readonly string[]): string[] => {
  const taken = new Set<string>();
  return heads.map((head, index) => {
    const name = head.trim() === '' ? `Column ${index + 1}` : unguardFormula(head);
    const free = taken.has(name) ? `${name} (column ${index + 1})` : name;
    taken.add(free);
    return free;
  });
};

const recordsOf = (names: readonly string[], rows: readonly (readonly string[])[]): TableRecord[] =>
  rows.map((row, index) => {
    const where = `Row ${index + 1}`;
    // More cells than columns: the text was not in quotation marks, and nobody knows where it goes on.
    if (row.slice(names.length).some((cell) => cell.trim() !== ''))
      return { where, cells: [], whole: 'more cells than columns' };
    return { where, cells: names.map((name, at) => [name, unguardFormula(row[at] ?? '')] as const) };
  });

export interface CsvAsked {
  readonly hasHeads?: boolean | undefined;
  readonly format?: ImportFormat | undefined;
}

/** The rows of a CSV text, the first `most` of them. Throws `CsvError`, {@link FileRefusal}. */
export const readCsvTable = (content: string, most: number, { hasHeads, format }: CsvAsked = {}): Reading => {
  const rows = readRows(content, most + 1);
  const [first = []] = rows;
  const isKnown = knownHeads(first) > 0;
  const isExpander =
    format === 'text-expander' ||
    (format === undefined && !isKnown && hasHeads !== true && isTextExpander(rows));
  if (isExpander) {
    const count = { blanks: 0 };
    const records = recordsOf(textExpander.names, rows).map((record) => ({
      ...record,
      cells: record.cells.map(([name, value]) => {
        const read = readBlanks(String(value), 'text-expander');
        count.blanks += read.count;
        return [name, name === 'Abbreviation' && read.text !== '' ? [read.text] : read.text] as const;
      }),
    }));
    return {
      format: 'text-expander',
      table: { records, targets: textExpander.targets, hasHeads: false },
      notes: blanksNote(count),
    };
  }
  const withHeads = hasHeads ?? (isKnown || looksLikeHeads(first));
  if (withHeads && rows.length === 1 && !isKnown)
    throw new FileRefusal('There are no rows below the column names.');
  const widest = rows.reduce((width, row) => Math.max(width, row.length), 0);
  const names = uniqueNames(withHeads ? first : Array.from({ length: widest }, () => ''));
  const records = recordsOf(names, withHeads ? rows.slice(1) : rows);
  const known = formatOfRecords(
    records.map(({ cells }) => Object.fromEntries(cells)),
    format,
  );
  const count = { blanks: 0 };
  const shape = recordShape(known, count);
  const shaped =
    known.blanks === undefined
      ? records
      : records.map((record) =>
          record.whole === undefined
            ? { ...record, cells: Object.entries(shape(Object.fromEntries(record.cells))) }
            : record,
        );
  return {
    format: known.format === 'json' ? 'csv' : known.format,
    table: { records: shaped, targets: known.targets, ...(!isKnown && { hasHeads: withHeads }) },
    notes: blanksNote(count),
  };
};
