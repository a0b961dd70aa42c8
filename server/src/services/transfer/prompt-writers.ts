import type { Beside } from './beside.ts';
import type { TransferFormat, TransferPrompt } from '@whetstone/contract';
import { csvHead, csvRow } from './csv-writing.ts';
import { markdownHead, markdownSection } from './markdown-section.ts';

export interface PromptWriter {
  readonly mediaType: string;
  readonly extension: string;
  /** With versions, origins, folders and views; otherwise a file holds the latest words alone. */
  readonly isWhole: boolean;
  head(beside?: Beside): string;
  prompt(prompt: TransferPrompt, isFirst: boolean): string;
  tail(isEmpty: boolean): string;
}

const indented = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('\n', '\n    ');

/** A list with an item in each line, left out where there is nothing in it. */
const listed = (name: string, items: readonly unknown[] = []): string =>
  items.length === 0
    ? ''
    : `  "${name}": [\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ],\n`;

const json: PromptWriter = {
  mediaType: 'application/json; charset=utf-8',
  extension: 'json',
  isWhole: true,
  head: (beside) =>
    `{\n  "whetstone": "prompts",\n  "version": 3,\n  "exported_at": "${new Date().toISOString()}",\n${listed('folders', beside?.folders)}${listed('views', beside?.views)}  "prompts": [`,
  prompt: (prompt, isFirst) => `${isFirst ? '' : ','}\n    ${indented(prompt)}`,
  tail: (isEmpty) => `${isEmpty ? '' : '\n  '}]\n}\n`,
};

const csv: PromptWriter = {
  mediaType: 'text/csv; charset=utf-8',
  extension: 'csv',
  isWhole: false,
  head: () => csvHead,
  prompt: csvRow,
  tail: () => '',
};

const markdown: PromptWriter = {
  mediaType: 'text/markdown; charset=utf-8',
  extension: 'md',
  isWhole: false,
  head: () => markdownHead,
  prompt: (prompt, isFirst) => `${isFirst ? '' : '\n'}${markdownSection(prompt)}`,
  tail: () => '',
};

/** A file of prompts in each format, written a prompt at a time. */
export const promptWriters: Readonly<Record<TransferFormat, PromptWriter>> = { json, csv, markdown };
