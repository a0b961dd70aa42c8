import type { ImportFormat } from '@whetstone/contract';
import { FileRefusal, type Reading, type TableRecord } from '../file-entry.ts';
import { fieldOf } from '../field-names.ts';
import { isFields, type Fields } from './fields.ts';
import { joinLibreChat } from './libre-chat.ts';
import { recordFormats, type RecordFormat } from './record-formats.ts';
import { blanksNote, recordShape } from './record-shapes.ts';

/** Besides the prompts, an export of ours says what it is and when it was made; its views and folders are read with it. */
const ownHead = ['whetstone', 'version', 'exported_at', 'views', 'folders'];

const own: RecordFormat = { format: 'whetstone', keys: [], targets: {} };
const general: RecordFormat = { format: 'json', keys: [], targets: {} };

/** Where tools put the list in their file. */
const listKeys = ['prompts', 'snippets', 'items', 'data', 'chrome.storage'];

const isPrompt = (value: unknown): value is Fields =>
  isFields(value) && Object.keys(value).some((key) => fieldOf(key) === 'prompt_text');

interface Found {
  readonly list: readonly unknown[];
  /** What stands beside the list. */
  readonly others: readonly string[];
  readonly isOwn: boolean;
}

const findList = (value: unknown): Found | undefined => {
  if (Array.isArray(value)) return { list: value, others: [], isOwn: false };
  if (!isFields(value)) return undefined;
  const joined = joinLibreChat(value);
  if (joined) return { list: joined, others: [], isOwn: false };
  const key = listKeys.find((name) => Array.isArray(value[name]));
  if (key === undefined) {
    const inside = listKeys.map((name) => value[name]).find(isFields);
    if (inside) return findList(inside);
    return isPrompt(value) ? { list: [value], others: [], isOwn: false } : undefined;
  }
  const isOwn = value['whetstone'] === 'prompts';
  const others = Object.keys(value).filter((name) => name !== key && !(isOwn && ownHead.includes(name)));
  return { list: value[key] as unknown[], others, isOwn };
};

/** Records that are looked at to tell the tool. */
const looked = 50;

const fits = (record: unknown, { keys, oneOf }: RecordFormat): boolean =>
  isFields(record) &&
  keys.every((key) => Object.hasOwn(record, key)) &&
  (oneOf === undefined || oneOf.some((key) => Object.hasOwn(record, key)));

const seenFormat = (list: readonly unknown[]): RecordFormat => {
  const records = list.slice(0, looked).filter(isFields);
  return (
    recordFormats.find((one) => records.length > 0 && records.every((record) => fits(record, one))) ?? general
  );
};

/** The tool that records come from: the one that was chosen, or the one whose keys they have. */
export const formatOfRecords = (list: readonly unknown[], chosen?: ImportFormat): RecordFormat => {
  const seen = seenFormat(list);
  if (chosen === undefined || chosen === seen.format) return seen;
  return recordFormats.find(({ format }) => format === chosen) ?? general;
};

const carried = ['versions', 'origin', 'labels'];

const recordOf = (item: unknown, where: string, isOwn: boolean): TableRecord => {
  if (!isFields(item)) return { where, cells: [], whole: item ?? null };
  const isCarried = (key: string, value: unknown) =>
    ((isOwn || key === 'versions') && carried.includes(key) && value !== null && typeof value === 'object') ||
    // In a table an empty cell is nothing; a file of ours tells an empty text from none.
    (isOwn && key === 'use_case' && value === '');
  const entries = Object.entries(item);
  return {
    where,
    cells: entries.filter(([key, value]) => !isCarried(key, value)),
    carried: Object.fromEntries(entries.filter(([key, value]) => isCarried(key, value))),
  };
};

const noteOf = (others: readonly string[]): string[] =>
  others.length === 0
    ? []
    : [
        `Also in the file, but left out: ${others
          .slice(0, 5)
          .map((key) => `"${key.slice(0, 50)}"`)
          .join(', ')}${others.length > 5 ? ` and ${others.length - 5} more` : ''}.`,
      ];

/** The prompts of a list of records, as JSON and YAML files have them. Throws {@link FileRefusal} for what is no such list. */
export const readRecords = (value: unknown, chosen?: ImportFormat): Reading => {
  const found = findList(value);
  if (!found) throw new FileRefusal('This file is not a list of prompts.');
  const format = found.isOwn ? own : formatOfRecords(found.list, chosen);
  const count = { blanks: 0 };
  const shape = recordShape(format, count);
  const records = found.list.map((item, index) =>
    recordOf(isFields(item) ? shape(item) : item, `Prompt ${index + 1}`, found.isOwn || format === general),
  );
  return {
    format: format.format,
    table: { records, targets: format.targets },
    notes: [...noteOf(found.others), ...blanksNote(count)],
    ...(found.isOwn && isFields(value) && { beside: { folders: value['folders'], views: value['views'] } }),
  };
};
