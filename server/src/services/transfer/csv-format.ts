import type { TransferPrompt } from '@whetstone/contract';
import { readCsv, writeCsv } from './csv.ts';
import { fieldNames, fieldOf, withExtras, type FieldName } from './field-names.ts';
import { FileRefusal, type FileEntry } from './file-entry.ts';
import { guardFormula, unguardFormula } from './formula-guard.ts';
import { joinList, splitList, splitTags } from './text-list.ts';

interface Column {
  readonly name: string;
  /** Undefined for what prompts do not have, and for a second column of the same field. */
  readonly field: FieldName | undefined;
}

const knownHeads = (heads: readonly string[]): number => heads.filter((head) => fieldOf(head)).length;

const readRows = (content: string, mostRows: number): string[][] => {
  const text = content.replace(/^\uFEFF/, '');
  // Heads of columns are short; a file of one long line would be split three times.
  const firstLine = text.slice(0, 10_000).split(/[\r\n]/, 1)[0] ?? '';
  const delimiter = [',', ';', '\t'].toSorted(
    (a, b) => knownHeads(firstLine.split(b)) - knownHeads(firstLine.split(a)),
  )[0];
  return readCsv(text, delimiter, mostRows);
};

const columnsOf = (heads: readonly string[]): Column[] => {
  const taken = new Set<FieldName>();
  return heads.map((head, index) => {
    const field = fieldOf(unguardFormula(head));
    const name = head.trim() === '' ? `Column ${index + 1}` : head;
    if (field === undefined || taken.has(field)) return { name, field: undefined };
    taken.add(field);
    return { name, field };
  });
};

const date = (cell: string | undefined): string | undefined =>
  cell && /^\d{4}-\d\d-\d\d$/.test(cell) ? `${cell}T00:00:00.000Z` : cell || undefined;

const candidateOf = (columns: readonly Column[], row: readonly string[]): unknown => {
  // More cells than columns: the text was not in quotation marks, and nobody knows where it goes on.
  if (row.slice(columns.length).some((cell) => cell.trim() !== '')) return 'more cells than columns';
  const cells = new Map<FieldName, string>();
  const extras: [string, string][] = [];
  for (const [index, { name, field }] of columns.entries()) {
    const cell = unguardFormula(row[index] ?? '');
    if (field) cells.set(field, cell);
    else if (cell.trim() !== '') extras.push([name, cell]);
  }
  return {
    title: cells.get('title') ?? '',
    description: withExtras(cells.get('description') ?? '', extras),
    prompt_text: cells.get('prompt_text') ?? '',
    category: cells.get('category') || undefined,
    tags: splitTags(cells.get('tags') ?? ''),
    use_case: cells.get('use_case') || undefined,
    folder: splitList(cells.get('folder') ?? '', '/'),
    created_at: date(cells.get('created_at')),
  };
};

/** Prompts of a CSV file, the first `most` of them, unchecked; the first row names the columns. Throws `CsvError`, {@link FileRefusal}. */
export const readCsvPrompts = (content: string, most: number): FileEntry[] => {
  const [heads = [], ...rows] = readRows(content, most + 1);
  const columns = columnsOf(heads);
  if (!columns.some(({ field }) => field === 'prompt_text'))
    throw new FileRefusal(
      'The first row names no column with the text of the prompts. Name that column "prompt_text", and the one with the titles "title".',
    );
  return rows.map((row, index) => ({ where: `Row ${index + 1}`, candidate: candidateOf(columns, row) }));
};

/** Column names behind a byte order mark, so that spreadsheets read the file as UTF-8. */
export const csvHead = `\uFEFF${writeCsv([[...fieldNames]])}`;

/** A row with no cell that a spreadsheet would run. */
export const csvRow = (prompt: TransferPrompt): string =>
  writeCsv([
    [
      prompt.title,
      prompt.description,
      prompt.prompt_text,
      prompt.category,
      joinList(prompt.tags, ';'),
      prompt.use_case ?? '',
      joinList(prompt.folder, '/'),
      String(prompt.is_public),
      prompt.created_at ?? '',
    ].map(guardFormula),
  ]);
