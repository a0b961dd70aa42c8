import type { TransferPrompt } from '@whetstone/contract';
import { joinList, splitList } from './text-list.ts';

const oneLine = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
const manyLines = (text: string): string =>
  text.replace(/\\([\\nr])/g, (_, letter: string) => ({ n: '\n', r: '\r' })[letter] ?? '\\');

const fenceFor = (text: string): string => {
  const longest = Math.max(2, ...[...text.matchAll(/~+/g)].map((run) => run[0].length));
  return '~'.repeat(longest + 1);
};

const field = (name: string, value: string): string => (value === '' ? '' : `- ${name}: ${oneLine(value)}\n`);

export const markdownHead = '# Prompts\n\n';

/** A section for a prompt with its fields as a list, its description quoted and its text fenced. */
export const markdownSection = (prompt: TransferPrompt): string => {
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

interface Section {
  readonly title: string;
  readonly fields: Map<string, string>;
  readonly quoted: string[];
  readonly fenced: string[];
}

/** A longer title is refused whatever it says; reading all of it would cost time. */
const titleRead = 2000;

/** Lines of each section, the first `most` of them; a heading inside a fence is text. */
const readSections = (content: string, most: number): Section[] => {
  const sections: Section[] = [];
  let fence: string | null = null;
  for (const line of content.replace(/^\uFEFF/, '').split('\n')) {
    const bare = line.trimEnd();
    const current = sections.at(-1);
    if (fence !== null) {
      if (bare === fence) fence = null;
      else current?.fenced.push(line);
    } else if (bare.startsWith('## ')) {
      if (sections.length === most) break;
      sections.push({
        title: manyLines(bare.slice(3, 3 + titleRead)),
        fields: new Map(),
        quoted: [],
        fenced: [],
      });
    } else if (/^(~{3,}|`{3,})/.test(bare)) {
      fence = /^(~{3,}|`{3,})/.exec(bare)?.[0] ?? null;
    } else {
      const [, name, value] = /^- ([A-Z][a-z ]+): (.*)$/.exec(bare) ?? [];
      if (name !== undefined && value !== undefined) current?.fields.set(name, manyLines(value));
      else if (line.startsWith('>')) current?.quoted.push(line.replace(/^> ?/, ''));
    }
  }
  return sections;
};

/** Prompts of a Markdown file, the first `most` of them, unchecked. */
export const readMarkdownPrompts = (content: string, most: number): unknown[] =>
  readSections(content, most).map(({ title, fields, quoted, fenced }) => ({
    title,
    description: quoted.join('\n'),
    prompt_text: fenced.join('\n'),
    category: fields.get('Category'),
    tags: splitList(fields.get('Tags') ?? '', ';'),
    use_case: fields.get('Use case'),
    folder: splitList(fields.get('Folder') ?? '', '/'),
    is_public: fields.get('Public') === 'yes',
    created_at: fields.get('Created'),
  }));
