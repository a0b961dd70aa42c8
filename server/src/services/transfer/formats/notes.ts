import type { ImportFormat } from '@whetstone/contract';
import { fieldOf, withExtras } from '../field-names.ts';
import type { Reading } from '../file-entry.ts';
import { firstWords } from '../first-words.ts';
import { readFrontMatter } from '../front-matter.ts';
import { withoutBlankEdges } from '../markdown-lines.ts';
import { splitTags } from '../text-list.ts';
import { readBlanks, type BlankStyle } from './blanks.ts';

/** A tool whose files are one prompt each, told by the file's name or by what stands at its head. */
interface NoteKind {
  readonly format: ImportFormat;
  readonly name?: RegExp;
  readonly heads?: readonly string[];
  readonly blanks?: BlankStyle;
}

/** Sources: decision 0025. The first that fits is it. */
const kinds: readonly NoteKind[] = [
  { format: 'cursor-rule', name: /\.mdc$/i, heads: ['globs', 'alwaysApply'] },
  {
    format: 'skill',
    name: /(^|\/)SKILL\.md$|\.claude\/(commands|skills|agents)\//,
    heads: ['allowed-tools', 'argument-hint'],
    blanks: 'skill',
  },
  {
    format: 'vscode-prompt',
    name: /\.(prompt|instructions|chatmode|agent)\.md$/i,
    heads: ['mode', 'agent', 'tools'],
    blanks: 'vscode-prompt',
  },
  { format: 'prompty', name: /\.(prompty|prompt)$/i, heads: ['inputs', 'sample', 'input'] },
  {
    format: 'rules',
    name: /(^|\/)(\.(cursorrules|windsurfrules|clinerules)|(CLAUDE|AGENTS|GEMINI|CONVENTIONS|copilot-instructions)\.md)$/i,
  },
  { format: 'notion', name: /[ -][0-9a-f]{32}\.md$/i },
];

/** What kind of file this is of those that are one prompt each; undefined for any other. */
export const noteKind = (name: string, text: string): ImportFormat | undefined => {
  const keys = readFrontMatter(text.slice(0, 20_000).split('\n'))?.keys ?? [];
  return kinds.find((kind) => kind.name?.test(name) || kind.heads?.some((head) => keys.includes(head)))
    ?.format;
};

const withoutId = (piece: string) => piece.replace(/[ -][0-9a-f]{32}(?=$|\.)/i, '');

/** Folders that tools keep their files in say nothing about the prompts. */
const foldersOf = (path: readonly string[]): string[] =>
  path.map(withoutId).filter((piece) => !piece.startsWith('.') && piece.trim() !== '');

const titleOfFile = (path: readonly string[], file: string): string => {
  const bare = withoutId(
    file.replace(/(\.(prompt|instructions|chatmode|agent))?(?<!^)\.[a-z]+$/i, ''),
  ).replace(/^\./, '');
  return /^skill$/i.test(bare) ? (path.at(-1) ?? bare) : bare;
};

/** What Notion writes below a title: the fields of the page, a line each. */
const properties = (lines: readonly string[]) => {
  const end = lines.findIndex((line) => !/^[\p{Lu}][^:\n]{0,40}: \S/u.test(line));
  const found = lines.slice(0, Math.max(end, 0)).map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at), line.slice(at + 1).trim()];
  });
  return { found, rest: lines.slice(found.length) };
};

const notionPage = (lines: readonly string[]) => {
  const [, title] = /^# (.*)$/.exec(lines[0] ?? '') ?? [];
  if (title === undefined) return { title, tags: [], extras: [], rest: lines };
  const { found, rest } = properties(withoutBlankEdges(lines.slice(1)));
  return {
    title: title.trim(),
    tags: found.filter(([name]) => fieldOf(name) === 'tags').flatMap(([, value]) => splitTags(value)),
    extras: found.filter(([name]) => fieldOf(name) !== 'tags'),
    rest: withoutBlankEdges(rest),
  };
};

/** A file that is one prompt: its head, its name or its first words are the title, its folders are folders here. */
export const readNote = (name: string, text: string, format: ImportFormat): Reading => {
  const pieces = name.split('/');
  const path = pieces.slice(0, -1);
  const lines = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  const front = readFrontMatter(lines);
  const body = withoutBlankEdges(front?.rest ?? lines);
  const page =
    format === 'notion' ? notionPage(body) : { title: undefined, tags: [], extras: [], rest: body };
  const { blanks } = kinds.find((kind) => kind.format === format) ?? {};
  const said = page.rest.join('\n');
  const read = blanks ? readBlanks(said, blanks) : { text: said, count: 0 };
  const title = front?.fields.title ?? page.title ?? titleOfFile(path, pieces.at(-1) ?? '');
  const { title: _title, ...fields } = front?.fields ?? { title: undefined };
  const candidate = {
    ...fields,
    title: title.trim() === '' ? firstWords(page.rest) : title,
    description: withExtras(front?.fields.description ?? '', page.extras),
    tags: [...(front?.fields.tags ?? []), ...page.tags],
    prompt_text: read.text,
    folder: foldersOf(
      format === 'skill' && /^skill\.md$/i.test(pieces.at(-1) ?? '') ? path.slice(0, -1) : path,
    ),
  };
  const notes =
    read.count > 0
      ? [`${read.count === 1 ? 'A blank is' : `${read.count} blanks are`} now written as {{name}}.`]
      : [];
  return { format, entries: [{ where: 'The prompt', candidate, notes }] };
};

/** A prompt between each two lines of nothing but `---`, `===` or `***`. */
export const readBlocks = (text: string): Reading => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const blocks: { line: number; lines: string[] }[] = [{ line: 1, lines: [] }];
  for (const [index, line] of lines.entries())
    if (/^\s*(-{3,}|={3,}|\*{3,})\s*$/.test(line)) blocks.push({ line: index + 2, lines: [] });
    else blocks.at(-1)?.lines.push(line);
  const filled = blocks
    .map((block) => ({ ...block, lines: withoutBlankEdges(block.lines) }))
    .filter((block) => block.lines.length > 0);
  return {
    format: 'blocks',
    entries: filled.map((block) => ({
      where: `The prompt at line ${block.line}`,
      candidate: { title: firstWords(block.lines), prompt_text: block.lines.join('\n') },
    })),
  };
};
