import { transferLimits, type TransferFormat } from '@whetstone/contract';
import { z } from 'zod';
import { ServiceError } from '../../http/service-error.ts';
import { CsvError } from './csv.ts';
import { readCsvPrompts } from './csv-format.ts';
import { readMarkdownPrompts } from './markdown-format.ts';

/** An export of ours, or a bare list of prompts. */
const jsonFile = z.union([
  z.object({ prompts: z.array(z.unknown()) }).transform((file) => file.prompts),
  z.array(z.unknown()),
]);

const readers: Record<TransferFormat, (content: string, most: number) => unknown[]> = {
  json: (content) => jsonFile.parse(JSON.parse(content)),
  csv: readCsvPrompts,
  markdown: readMarkdownPrompts,
};

/**
 * The prompts of a file, each still unchecked. Throws `invalid_input` for a file that is none, and `too_large` for one of
 * more prompts than are taken at once, without reading on.
 */
export const readFile = (format: TransferFormat, content: string): unknown[] => {
  const { prompts: most } = transferLimits;
  let found: unknown[];
  try {
    found = readers[format](content, most + 1);
  } catch (cause) {
    const reason = cause instanceof CsvError ? cause.message : 'This file is not a list of prompts.';
    throw new ServiceError('invalid_input', `content: ${reason}`, { cause });
  }
  if (found.length > most)
    throw new ServiceError('too_large', `Import at most ${most.toLocaleString('en-US')} prompts at once.`);
  if (found.length === 0)
    throw new ServiceError('invalid_input', 'content: There is no prompt in this file.');
  return found;
};
