import { fieldOf, type FieldName } from './field-names.ts';
import { splitTags } from './text-list.ts';

const understood: ReadonlySet<FieldName> = new Set(['title', 'description', 'category', 'tags', 'use_case']);

const bare = (value: string): string => {
  const quoted = /^(["'])(.*)\1$/s.exec(value);
  return quoted?.[2] ?? value;
};

const tagsOf = (value: string): string[] =>
  splitTags(value.startsWith('[') && value.endsWith(']') ? value.slice(1, -1) : value).map((tag) =>
    bare(tag.trim()),
  );

/** What stands between two lines of `---` at the beginning, and the lines after it; undefined without it. */
export const readFrontMatter = (lines: readonly string[]) => {
  if (lines[0]?.trimEnd() !== '---') return undefined;
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end === -1) return undefined;
  const fields = new Map<FieldName, string>();
  const extras: string[] = [];
  const keys: string[] = [];
  const listedTags: string[] = [];
  let isTags = false;
  for (const line of lines.slice(1, end)) {
    if (line.trim() === '') continue;
    const item = isTags ? /^\s*-\s+(\S.*)$/.exec(line)?.[1] : undefined;
    if (item !== undefined) {
      listedTags.push(bare(item.trim()));
      continue;
    }
    const at = line.indexOf(':');
    const key = at === -1 ? '' : line.slice(0, at);
    const field = fieldOf(key);
    const value = line.slice(at + 1).trim();
    keys.push(key);
    isTags = field === 'tags' && value === '' && !fields.has(field);
    if (isTags) continue;
    if (field && understood.has(field) && !fields.has(field) && value !== '') fields.set(field, bare(value));
    else extras.push(line.trimEnd());
  }
  return {
    fields: {
      title: fields.get('title'),
      description: [fields.get('description') ?? '', ...extras].filter(Boolean).join('\n'),
      category: fields.get('category'),
      tags: [...tagsOf(fields.get('tags') ?? ''), ...listedTags],
      use_case: fields.get('use_case'),
    },
    keys,
    rest: lines.slice(end + 1),
  };
};
