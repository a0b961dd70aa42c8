import type { TransferPrompt } from '@whetstone/contract';
import { writeCsv } from './csv.ts';
import { fieldNames } from './field-names.ts';
import { guardFormula } from './formula-guard.ts';
import { joinList } from './text-list.ts';

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
