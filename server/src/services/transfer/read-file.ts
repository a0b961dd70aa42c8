import { transferLimits, type TransferFormat } from '@whetstone/contract';
import { ServiceError } from '../../http/service-error.ts';
import { CsvError } from './csv.ts';
import { readCsvPrompts } from './csv-format.ts';
import { FileRefusal, type FileEntry } from './file-entry.ts';
import { readJsonPrompts } from './json-format.ts';
import { readMarkdownPrompts } from './markdown-format.ts';

const readers: Record<TransferFormat, (content: string, most: number) => FileEntry[]> = {
  json: readJsonPrompts,
  csv: readCsvPrompts,
  markdown: readMarkdownPrompts,
};

/**
 * The entries of a file, each still unchecked. Pure, in time that grows with the file. Throws `invalid_input` for a file
 * that is none or that would not come in whole, and `too_large` for one of more prompts than are taken at once, without
 * reading on.
 */
export const readFile = (format: TransferFormat, content: string): FileEntry[] => {
  const { prompts: most } = transferLimits;
  let found: FileEntry[];
  try {
    found = readers[format](content, most + 1);
  } catch (cause) {
    if (cause instanceof CsvError || cause instanceof FileRefusal)
      throw new ServiceError('invalid_input', cause.message, { cause });
    throw cause;
  }
  if (found.length > most)
    throw new ServiceError('too_large', `Import at most ${most.toLocaleString('en-US')} prompts at once.`);
  if (found.length === 0) throw new ServiceError('invalid_input', 'There is no prompt in this file.');
  return found;
};
