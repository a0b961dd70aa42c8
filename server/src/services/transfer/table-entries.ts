import type { ColumnTarget } from '@whetstone/contract';
import { withExtras } from './field-names.ts';
import type { FileEntry, TableRecord } from './file-entry.ts';
import { firstWords } from './first-words.ts';
import { momentOf } from './moment-of.ts';
import { splitList, splitTags } from './text-list.ts';

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const isNamed = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

/** Some tools give an object where a name is meant: `{ "id": 7, "name": "Work" }`. */
const named = (value: unknown): unknown => (isNamed(value) ? value.name : value);

const listed = (value: unknown, split: (text: string) => string[]): unknown => {
  if (typeof value === 'string') return split(value);
  return Array.isArray(value) ? value.map(named) : (value ?? undefined);
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Tags and folders may come from several columns; of every other field the first one that is filled counts. */
const gather = (record: TableRecord, targets: ReadonlyMap<string, ColumnTarget>) => {
  const fields = new Map<ColumnTarget, unknown>();
  const extras: [string, string][] = [];
  for (const [name, raw] of record.cells) {
    const target = targets.get(name) ?? 'keep';
    if (target === 'leave' || isNothing(raw)) {
      if (target !== 'keep' && target !== 'leave' && !fields.has(target)) fields.set(target, raw);
      continue;
    }
    const value = target === 'category' ? named(raw) : raw;
    const before = fields.get(target);
    const isDescribing =
      (target !== 'description' || typeof value === 'string') &&
      (target !== 'is_public' || publicOf(value) !== undefined);
    if (target === 'tags' && !isNothing(before)) {
      const [first, second] = [listed(before, splitTags), listed(value, splitTags)];
      if (Array.isArray(first) && Array.isArray(second)) fields.set(target, [...first, ...second]);
      else extras.push([name, asText(value)]);
    } else if (target !== 'keep' && isNothing(before) && isDescribing) fields.set(target, value);
    else extras.push([name, asText(value)]);
  }
  return { fields, extras };
};

const textLines = (text: unknown): string[] =>
  typeof text === 'string' && text.trim() !== '' ? text.split('\n') : [];

const publicWords: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  ['yes', true],
  ['1', true],
  [1, true],
  [false, false],
  ['false', false],
  ['no', false],
  ['0', false],
  [0, false],
]);

/** Whether a prompt was public; undefined where a cell says neither. */
const publicOf = (value: unknown): boolean | undefined =>
  publicWords.get(typeof value === 'string' ? value.trim().toLowerCase() : value);

/** The entry of a record, its columns settled. What becomes no field stands in the description, under its name. */
export const tableEntry = (record: TableRecord, targets: ReadonlyMap<string, ColumnTarget>): FileEntry => {
  const { where, whole, carried, folder } = record;
  if (whole !== undefined) return { where, candidate: whole };
  const { fields, extras } = gather(record, targets);
  const text = fields.get('prompt_text') ?? '';
  const title = fields.get('title');
  const isUntitled = isNothing(title) && textLines(text).length > 0;
  const candidate = {
    title: isUntitled ? firstWords(textLines(text)) : (title ?? ''),
    description: withExtras(String(fields.get('description') ?? ''), extras),
    prompt_text: text,
    category: fields.get('category') || undefined,
    tags: listed(fields.get('tags'), splitTags),
    use_case: fields.get('use_case') || undefined,
    folder: folder ?? listed(fields.get('folder'), (path) => splitList(path, '/')),
    is_public: publicOf(fields.get('is_public')),
    created_at: momentOf(fields.get('created_at')),
    ...carried,
  };
  return isUntitled
    ? { where, candidate, notes: ['It had no title, so its first words became the title.'] }
    : { where, candidate };
};
