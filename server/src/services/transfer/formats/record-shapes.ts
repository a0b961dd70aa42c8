import { readBlanks } from './blanks.ts';
import { isFields, type Fields } from './fields.ts';
import type { RecordFormat } from './record-formats.ts';
import { roleText } from './role-text.ts';
import { variableOf } from './variable-of.ts';

type Shape = (record: Fields) => Fields;

/** Blanks of an f-string, those alone that are named as such: other braces are braces. */
const formatString = (text: string, names: unknown): string => {
  const known = new Set(Array.isArray(names) ? names.map(String) : []);
  return text.replace(/(?<!\{)\{(\w{1,64})\}(?!\})/g, (found, name: string) =>
    known.has(name) ? (variableOf(name) ?? found) : found,
  );
};

const langfuse: Shape = (record) => {
  const { name, prompt, ...rest } = record;
  const path = String(name)
    .split('/')
    .filter((piece) => piece.trim() !== '');
  return {
    name: path.at(-1) ?? '',
    ...(path.length > 1 && { folder: path.slice(0, -1) }),
    prompt: roleText(prompt) ?? prompt,
    ...rest,
  };
};

const promptLayer: Shape = (record) => {
  const template = record['prompt_template'];
  if (!isFields(template)) return record;
  const {
    content,
    messages,
    input_variables: names,
    template_format: format,
    type: _type,
    ...more
  } = template;
  const text = roleText(messages ?? content) ?? '';
  return {
    ...record,
    prompt_template: format === 'jinja2' ? text : formatString(text, names),
    ...more,
  };
};

/** A prompt of the open list that is for developers is about code; its table writes the ends of lines as `\\n`. */
const promptsChat: Shape = (record) => {
  const { prompt } = record;
  const isOneLine = typeof prompt === 'string' && !prompt.includes('\n');
  const isForDevs = /^true$/i.test(String(record['for_devs'] ?? ''));
  return {
    ...record,
    ...(isOneLine && { prompt: prompt.replaceAll('\\n', '\n') }),
    ...(isForDevs && !('tags' in record) && { tags: ['coding'] }),
  };
};

const shapes: Partial<Record<RecordFormat['format'], Shape>> = {
  langfuse,
  promptlayer: promptLayer,
  'prompts-chat': promptsChat,
};

/** Counts the blanks that were written anew, so that it can be told. */
export interface BlankCount {
  blanks: number;
}

/** What brings a record of this tool into the shape of a row: one text, its folder and tags, its blanks as ours. */
export const recordShape = ({ format, blanks }: RecordFormat, count: BlankCount): Shape => {
  const shape = shapes[format] ?? ((record: Fields) => record);
  if (!blanks) return shape;
  const own = (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const read = readBlanks(value, blanks);
    count.blanks += read.count;
    return read.text;
  };
  return (record) =>
    Object.fromEntries(Object.entries(shape(record)).map(([key, value]) => [key, own(value)]));
};

export const blanksNote = ({ blanks }: BlankCount): string[] =>
  blanks === 0
    ? []
    : [
        `${blanks.toLocaleString('en-US')} ${blanks === 1 ? 'blank is' : 'blanks are'} now written as {{name}}.`,
      ];
