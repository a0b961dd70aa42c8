import type { TransferPrompt } from '@whetstone/contract';
import { readCsv, writeCsv } from './csv.ts';
import { guardFormula, unguardFormula } from './formula-guard.ts';
import { joinList, splitList } from './text-list.ts';

const columns = [
  'title',
  'description',
  'prompt_text',
  'category',
  'tags',
  'use_case',
  'folder',
  'is_public',
  'created_at',
] as const;

/** Heads of other tools' files for the same thing. */
const aliases: Readonly<Record<string, (typeof columns)[number]>> = {
  act: 'title',
  name: 'title',
  prompt: 'prompt_text',
  text: 'prompt_text',
  content: 'prompt_text',
};

const columnOf = (head: string): string => {
  const name = head.trim().toLowerCase().replaceAll(' ', '_');
  return aliases[name] ?? name;
};

const knownHeads = (line: string[] | undefined): number =>
  (line ?? []).filter((head) => (columns as readonly string[]).includes(columnOf(head))).length;

const readRows = (content: string, mostRows: number): string[][] => {
  const text = content.replace(/^\uFEFF/, '');
  // Heads of columns are short; a file of one long line would be split three times.
  const firstLine = text.slice(0, 10_000).split(/[\r\n]/, 1)[0] ?? '';
  const delimiter = [',', ';', '\t'].toSorted(
    (a, b) => knownHeads(firstLine.split(b)) - knownHeads(firstLine.split(a)),
  )[0];
  return readCsv(text, delimiter, mostRows);
};

/** Prompts of a CSV file, the first `most` of them, unchecked; the first row names the columns. Throws `CsvError`. */
export const readCsvPrompts = (content: string, most: number): unknown[] => {
  const [heads = [], ...rows] = readRows(content, most + 1);
  const names = heads.map(columnOf);
  return rows.map((row) => {
    const cells = new Map(row.map((cell, index) => [names[index] ?? '', unguardFormula(cell)]));
    const filled = (name: string) => cells.get(name) || undefined;
    return {
      title: cells.get('title'),
      description: filled('description'),
      prompt_text: cells.get('prompt_text'),
      category: filled('category'),
      tags: splitList(cells.get('tags') ?? '', ';'),
      use_case: filled('use_case'),
      folder: splitList(cells.get('folder') ?? '', '/'),
      is_public: cells.get('is_public') === 'true',
      created_at: filled('created_at'),
    };
  });
};

/** Column names behind a byte order mark, so that spreadsheets read the file as UTF-8. */
export const csvHead = `\uFEFF${writeCsv([[...columns]])}`;

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
