import type { TransferPrompt } from '@whetstone/contract';
import { joinList, splitList, splitTags } from './text-list.ts';

const oneLine = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
const manyLines = (text: string): string =>
  text.replace(/\\([\\nr])/g, (_, letter: string) => ({ n: '\n', r: '\r' })[letter] ?? '\\');

const fenceFor = (text: string): string => {
  let longest = 2;
  for (const [run] of text.matchAll(/~{3,}/g)) longest = Math.max(longest, run.length);
  return '~'.repeat(longest + 1);
};

const field = (name: string, value: string): string => (value === '' ? '' : `- ${name}: ${oneLine(value)}\n`);

export const markdownHead = '# Prompts\n\n';

/** A section for a prompt with its fields as a list, its description quoted and its text fenced. */
export const markdownSection = (prompt: Omit<TransferPrompt, 'versions'>): string => {
  const fence = fenceFor(prompt.prompt_text);
  const fields = [
    field('Category', prompt.category),
    field('Tags', joinList(prompt.tags, ';')),
    field('Folder', joinList(prompt.folder, '/')),
    field('Use case', prompt.use_case ?? ''),
    field('Public', prompt.is_public ? 'yes' : ''),
    field('Created', prompt.created_at ?? ''),
  ].join('');
  const description =
    prompt.description === ''
      ? ''
      : `\n${prompt.description
          .split('\n')
          .map((line) => `> ${line}`)
          .join('\n')}\n`;
  return `## ${oneLine(prompt.title)}\n\n${fields}${description}\n${fence}\n${prompt.prompt_text}\n${fence}\n`;
};

const readFields = (lines: readonly string[]) => {
  const fields = new Map<string, string>();
  const quoted: string[] = [];
  let at = 1;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (/^~{3,}$/.test(line)) break;
    const [, name, value] = /^- ([A-Z][a-z ]+): ([^\n]*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) fields.set(name, manyLines(value));
    else if (line.startsWith('> ')) quoted.push(line.slice(2));
    else if (line !== '') return undefined;
  }
  return { fields, quoted, fence: lines[at], text: lines.slice(at + 1) };
};

/**
 * The prompt of a section that {@link markdownSection} wrote, whose lines come without blank ones at the end; undefined
 * for every other section. Proved by writing it again: a section with anything else in it comes out different.
 */
export const readOwnSection = (lines: readonly string[]): Omit<TransferPrompt, 'versions'> | undefined => {
  const read = readFields(lines);
  if (!read || read.fence === undefined || read.text.at(-1) !== read.fence) return undefined;
  const { fields, quoted, text } = read;
  const prompt = {
    title: manyLines((lines[0] ?? '').slice(3)),
    description: quoted.join('\n'),
    prompt_text: text.slice(0, -1).join('\n'),
    category: fields.get('Category') ?? '',
    tags: splitTags(fields.get('Tags') ?? ''),
    use_case: fields.get('Use case') ?? null,
    folder: splitList(fields.get('Folder') ?? '', '/'),
    is_public: fields.get('Public') === 'yes',
    created_at: fields.get('Created'),
  };
  const again = markdownSection(prompt);
  return again === `${lines.join('\n')}\n` ? prompt : undefined;
};
