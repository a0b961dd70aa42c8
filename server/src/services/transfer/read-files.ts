import { transferLimits, type ImportReport, type ImportRequest } from '@whetstone/contract';
import { ServiceError } from '../../http/service-error.ts';
import { readBeside, type Beside } from './beside.ts';
import { settleColumns } from './columns.ts';
import { CsvError } from './csv.ts';
import { FileRefusal, type FileEntry, type Reading } from './file-entry.ts';
import { openFiles, type TextFile } from './files/open-files.ts';
import { readSource } from './formats/read-source.ts';
import { tableEntry } from './table-entries.ts';

type Asked = Pick<ImportRequest, 'files'> &
  Partial<Pick<ImportRequest, 'format' | 'encoding' | 'has_heads' | 'columns'>>;

export interface ReadFiles extends Pick<ImportReport, 'files' | 'columns' | 'has_heads'> {
  readonly notes: readonly string[];
  readonly entries: readonly FileEntry[];
  readonly beside: Beside;
}

interface ReadSource {
  readonly file: TextFile;
  readonly reading: Reading;
}

const { prompts: most } = transferLimits;

const refusalOf = (cause: unknown): string => {
  if (cause instanceof CsvError || cause instanceof FileRefusal) return cause.message;
  throw cause;
};

/** Reads what can be read; a file that is none is named in a note, unless it is the only one. */
const readAll = (files: readonly TextFile[], asked: Asked): { read: ReadSource[]; notes: string[] } => {
  const read: ReadSource[] = [];
  const notes: string[] = [];
  for (const file of files)
    try {
      const isOneOfMany = files.length > 1;
      read.push({
        file,
        reading: readSource(file, {
          format: asked.format,
          hasHeads: asked.has_heads,
          isOneOfMany,
          most: most + 1,
        }),
      });
    } catch (cause) {
      const refusal = refusalOf(cause);
      if (files.length === 1) throw cause;
      notes.push(`"${file.name.slice(0, 100)}" is left out. ${refusal}`);
    }
  if (read.length === 0) throw new FileRefusal(notes.slice(0, 3).join(' '));
  return { read, notes };
};

const countOf = ({ table, entries = [] }: Reading): number => table?.records.length ?? entries.length;

const inFile = (sentence: string, file: TextFile, files: readonly TextFile[]): string =>
  files.length > 1 && file.name !== '' ? `${sentence} in ${file.name.slice(0, 100)}` : sentence;

const settle = (read: readonly ReadSource[], { columns: chosen }: Asked, files: readonly TextFile[]) => {
  const tables = read.flatMap(({ reading }) => reading.table ?? []);
  const { targets, columns } = settleColumns(tables, chosen);
  const entries = read.flatMap(({ file, reading }) =>
    (reading.table?.records.map((record) => tableEntry(record, targets)) ?? reading.entries ?? []).map(
      (entry) => ({
        ...entry,
        where: inFile(entry.where, file, files),
      }),
    ),
  );
  const doubts = tables.flatMap(({ hasHeads }) => hasHeads ?? []);
  return { columns, entries, has_heads: doubts[0] ?? null };
};

const notesOf = (read: readonly ReadSource[], files: readonly TextFile[]): string[] =>
  read.flatMap(({ file, reading: { notes = [] } }) =>
    notes.map((note) =>
      files.length > 1 && file.name !== '' ? `${file.name.slice(0, 100)}: ${note}` : note,
    ),
  );

const read = (asked: Asked): ReadFiles => {
  const opened = openFiles(asked.files, asked.encoding);
  const { read: sources, notes } = readAll(opened.files, asked);
  const count = sources.reduce((sum, { reading }) => sum + countOf(reading), 0);
  if (count > most)
    throw new ServiceError('too_large', `Import at most ${most.toLocaleString('en-US')} prompts at once.`);
  if (count === 0) throw new FileRefusal(['There are no prompts in this file.', ...notes].join(' '));
  return {
    files: sources.map(({ file, reading }) => ({
      name: file.name,
      format: reading.format,
      encoding: file.encoding,
      is_guess: file.isGuess,
      entries: countOf(reading),
    })),
    ...settle(sources, asked, opened.files),
    beside: readBeside(sources.flatMap(({ reading }) => reading.beside ?? [])),
    notes: [...opened.notes, ...notes, ...notesOf(sources, opened.files)],
  };
};

/**
 * The entries of the files, each still unchecked, with what was seen of the files. Pure, in time that grows with them.
 * Throws `invalid_input` where there is nothing to read, and `too_large` for more prompts than are taken at once.
 */
export const readFiles = (asked: Asked): ReadFiles => {
  try {
    return read(asked);
  } catch (cause) {
    throw cause instanceof ServiceError
      ? cause
      : new ServiceError('invalid_input', refusalOf(cause), { cause });
  }
};
