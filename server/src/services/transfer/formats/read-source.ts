import type { ImportFormat } from '@whetstone/contract';
import { fieldOf } from '../field-names.ts';
import { FileRefusal, type Reading, type Table } from '../file-entry.ts';
import type { TextFile } from '../files/open-files.ts';
import { readMarkdownPrompts } from '../markdown-format.ts';
import { readChatGpt, readClaudeChats, readClaudeProjects } from './chats.ts';
import { readCsvTable } from './csv-table.ts';
import { isFields, type Fields } from './fields.ts';
import { noteKind, readBlocks, readNote } from './notes.ts';
import { parseJson, parseYaml } from './parse.ts';
import { readRecords } from './records.ts';
import { readSettingsFile } from './settings-files.ts';

export interface Asked {
  readonly format?: ImportFormat | undefined;
  readonly hasHeads?: boolean | undefined;
  /** Others came with it: a file of Markdown is then one prompt. */
  readonly isOneOfMany: boolean;
  /** Entries that are read at most. */
  readonly most: number;
}

const every = (value: unknown, has: (item: Fields) => boolean): value is Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => isFields(item) && has(item));

const isConversation = ({ mapping }: Fields) =>
  isFields(mapping) && Object.values(mapping).every((node) => isFields(node) && 'message' in node);

const readStructured = (value: unknown, name: string, format: ImportFormat | undefined): Reading => {
  const list = isFields(value) && Array.isArray(value['conversations']) ? value['conversations'] : value;
  if (every(list, isConversation)) return readChatGpt(list);
  if (every(list, (item) => Array.isArray(item['chat_messages']))) return readClaudeChats(list);
  const isProject = (item: Fields) => 'prompt_template' in item && 'uuid' in item;
  if (every(list, isProject)) return readClaudeProjects(list);
  return readSettingsFile(value, name) ?? readRecords(value, format);
};

/** A JSON value in each line, as programs write it. */
const jsonLines = (text: string): unknown[] | undefined => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2 || !lines.every((line) => line.startsWith('{') && line.trimEnd().endsWith('}')))
    return undefined;
  return lines.map(parseJson);
};

const isJson = (name: string, text: string) =>
  /\.(json|rayconfig)$/i.test(name) ||
  (!/\.[a-z]{2,8}$/i.test(name) && /^[\s\uFEFF]*[[{]/.test(text.slice(0, 100)));
const isYaml = (name: string, text: string) =>
  /\.ya?ml$/i.test(name) || (name === '' && /^(matches|prompts|messages):/m.test(text.slice(0, 2000)));

const isCsv = (name: string, text: string): boolean => {
  if (/\.(csv|tsv)$/i.test(name)) return true;
  if (/\.[a-z]{2,8}$/i.test(name)) return false;
  const [first = ''] = text.slice(0, 2000).split(/[\r\n]/, 1);
  return [',', ';', '\t'].some((sign) => first.split(sign).filter((head) => fieldOf(head)).length >= 2);
};

const records: ReadonlySet<ImportFormat> = new Set([
  'whetstone',
  'json',
  'chatgpt',
  'claude-chats',
  'claude-projects',
  'langfuse',
  'librechat',
  'open-webui',
  'prompt-genius',
  'chathub',
  'promptlayer',
  'raycast-snippets',
  'raycast-prompts',
  'prompts-chat',
]);
const settings: ReadonlySet<ImportFormat> = new Set(['espanso', 'github-models', 'promptfoo']);
const tables: ReadonlySet<ImportFormat> = new Set(['csv', 'text-expander']);

const asMarkdown = (text: string, most: number): Reading => ({
  format: 'markdown',
  entries: readMarkdownPrompts(text, most),
});

const seen = ({ name, text }: TextFile, { hasHeads, most, isOneOfMany }: Asked): Reading => {
  const lines = /\.jsonl$/i.test(name) ? jsonLines(text) : undefined;
  if (lines) return readStructured(lines, name, undefined);
  if (isJson(name, text)) return readStructured(parseJson(text), name, undefined);
  if (isYaml(name, text)) return readStructured(parseYaml(text), name, undefined);
  if (isCsv(name, text)) return readCsvTable(text, most, { hasHeads });
  const kind = noteKind(name, text) ?? (isOneOfMany || name.includes('/') ? 'note' : undefined);
  return kind ? readNote(name, text, kind) : asMarkdown(text, most);
};

const readOne = (file: TextFile, asked: Asked): Reading => {
  const { format, hasHeads, most } = asked;
  const { name, text } = file;
  if (format === undefined) return seen(file, asked);
  if (tables.has(format) || (records.has(format) && isCsv(name, text)))
    return readCsvTable(text, most, { hasHeads, format });
  if (settings.has(format)) return readStructured(parseYaml(text), name, format);
  if (records.has(format)) return readStructured(jsonLines(text) ?? parseJson(text), name, format);
  if (format === 'markdown') return asMarkdown(text, most);
  return format === 'blocks' ? readBlocks(text) : readNote(name, text, format);
};

const namesText = ({ records: rows, targets = {} }: Table): boolean =>
  rows.some(({ cells }) =>
    cells.some(([name]) => (Object.hasOwn(targets, name) ? targets[name] : fieldOf(name)) === 'prompt_text'),
  );

/**
 * The prompts of one file, by what the file shows or in the format that a person chose. Throws `CsvError` and
 * `FileRefusal`.
 */
export const readSource = (file: TextFile, asked: Asked): Reading => {
  const reading = readOne(file, asked);
  // Beside other files it is more likely something else than a table of prompts that nobody knows.
  if (asked.isOneOfMany && reading.table && !namesText(reading.table))
    throw new FileRefusal(
      'We couldn’t tell which field holds the prompt. Import this file on its own to choose it.',
    );
  return reading;
};
