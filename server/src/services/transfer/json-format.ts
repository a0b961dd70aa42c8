import { fieldOf, withExtras } from './field-names.ts';
import { FileRefusal, type FileEntry } from './file-entry.ts';
import { splitList, splitTags } from './text-list.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (content: string): unknown => {
  try {
    return JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch (error) {
    const [, line] = /\(line (\d+)/.exec(error instanceof Error ? error.message : '') ?? [];
    throw new FileRefusal(
      line === undefined
        ? 'This file is not valid JSON.'
        : `This file is not valid JSON: look at line ${line}.`,
    );
  }
};

/** Besides the prompts, an export of ours says what it is and when it was made. */
const ownHead = ['whetstone', 'version', 'exported_at'];

const listOf = (file: unknown): readonly unknown[] => {
  const list = isFields(file) ? file['prompts'] : file;
  if (!Array.isArray(list)) {
    if (isFields(file) && Object.keys(file).some((key) => fieldOf(key) === 'prompt_text')) return [file];
    throw new FileRefusal('This file is not a list of prompts.');
  }
  if (list.length > 0 && list.every((item) => isFields(item) && isFields(item['mapping'])))
    throw new FileRefusal(
      'This is an export of ChatGPT conversations, and Whetstone imports prompts. Copy the messages that you want to keep into a file with the fields "title" and "prompt_text", and import that.',
    );
  const others = isFields(file)
    ? Object.keys(file).filter((key) => key !== 'prompts' && !ownHead.includes(key))
    : [];
  if (others.length > 0)
    throw new FileRefusal(
      `Besides its prompts this file holds ${others
        .slice(0, 5)
        .map((key) => `"${key.slice(0, 50)}"`)
        .join(', ')}, which would be lost. Take that out, and import the prompts alone.`,
    );
  return list;
};

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const listed = (value: unknown, split: (text: string) => string[]): unknown =>
  typeof value === 'string' ? split(value) : (value ?? undefined);

const candidateOf = (item: unknown): unknown => {
  if (!isFields(item)) return item;
  const fields = new Map<string, unknown>();
  const extras: [string, string][] = [];
  for (const [key, value] of Object.entries(item)) {
    const isText = typeof value === 'string';
    const known = key === 'versions' && Array.isArray(value) ? key : fieldOf(key);
    const field = known === 'description' && !isText ? undefined : known;
    if (field !== undefined && !fields.has(field)) fields.set(field, value);
    else if (!isNothing(value)) extras.push([key, isText ? value : JSON.stringify(value)]);
  }
  return {
    title: fields.get('title') ?? '',
    description: withExtras(String(fields.get('description') ?? ''), extras),
    prompt_text: fields.get('prompt_text') ?? '',
    category: fields.get('category') || undefined,
    tags: listed(fields.get('tags'), splitTags),
    use_case: fields.get('use_case'),
    folder: listed(fields.get('folder'), (text) => splitList(text, '/')),
    created_at: fields.get('created_at') ?? undefined,
    versions: fields.get('versions'),
  };
};

/** Prompts of a JSON file, unchecked. Throws {@link FileRefusal}. */
export const readJsonPrompts = (content: string): FileEntry[] =>
  listOf(parse(content)).map((item, index) => ({
    where: `Prompt ${index + 1}`,
    candidate: candidateOf(item),
  }));
