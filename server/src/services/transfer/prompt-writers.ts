import type { TransferFormat, TransferPrompt } from '@whetstone/contract';
import { csvHead, csvRow } from './csv-format.ts';
import { markdownHead, markdownSection } from './markdown-section.ts';

export interface PromptWriter {
  readonly mediaType: string;
  readonly extension: string;
  /** Otherwise a file holds the latest words alone. */
  readonly hasVersions: boolean;
  head(): string;
  prompt(prompt: TransferPrompt, isFirst: boolean): string;
  tail(isEmpty: boolean): string;
}

const indented = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('\n', '\n    ');

const json: PromptWriter = {
  mediaType: 'application/json; charset=utf-8',
  extension: 'json',
  hasVersions: true,
  head: () =>
    `{\n  "whetstone": "prompts",\n  "version": 2,\n  "exported_at": "${new Date().toISOString()}",\n  "prompts": [`,
  prompt: (prompt, isFirst) => `${isFirst ? '' : ','}\n    ${indented(prompt)}`,
  tail: (isEmpty) => `${isEmpty ? '' : '\n  '}]\n}\n`,
};

const csv: PromptWriter = {
  mediaType: 'text/csv; charset=utf-8',
  extension: 'csv',
  hasVersions: false,
  head: () => csvHead,
  prompt: csvRow,
  tail: () => '',
};

const markdown: PromptWriter = {
  mediaType: 'text/markdown; charset=utf-8',
  extension: 'md',
  hasVersions: false,
  head: () => markdownHead,
  prompt: (prompt, isFirst) => `${isFirst ? '' : '\n'}${markdownSection(prompt)}`,
  tail: () => '',
};

/** A file of prompts in each format, written a prompt at a time. */
export const promptWriters: Readonly<Record<TransferFormat, PromptWriter>> = { json, csv, markdown };
