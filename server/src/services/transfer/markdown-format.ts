import type { FileEntry } from './file-entry.ts';
import { firstWords } from './first-words.ts';
import { readFrontMatter } from './front-matter.ts';
import { insideOfFence, partsOf, withoutBlankEdges, type MarkdownPart } from './markdown-lines.ts';
import { markdownHead, readOwnSection } from './markdown-section.ts';

/** A longer title is refused whatever it says; checking all of it would cost time. */
const titleRead = 2000;
const textOf = (lines: readonly string[]): string => {
  const bare = withoutBlankEdges(lines);
  return (insideOfFence(bare) ?? bare).join('\n');
};

/** As another system writes the ends of lines; a file of ours may have gone through one. */
const withoutReturns = (lines: readonly string[]): string[] =>
  lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));

const entryOf = (part: MarkdownPart, folder: readonly string[]): FileEntry => {
  const where = `The prompt at line ${part.line}`;
  const plain = withoutReturns(part.lines);
  const own = part.level === 2 ? (readOwnSection(part.lines) ?? readOwnSection(plain)) : undefined;
  if (own) return { where, candidate: { ...own, category: own.category || undefined } };
  const body = part.level === 0 ? plain : plain.slice(1);
  const title = part.level === 0 ? firstWords(withoutBlankEdges(body)) : part.title.slice(0, titleRead);
  return { where, candidate: { title, prompt_text: textOf(body), folder } };
};

const isOwnHead = (part: MarkdownPart): boolean =>
  part.level === 1 && `# ${part.title}` === markdownHead.trim();

/** A `#` heading with nothing but `##` headings below it names their folder. */
const isFolder = (part: MarkdownPart, next: MarkdownPart | undefined): boolean =>
  part.level === 1 && part.lines.length === 1 && next?.level === 2;

const entriesOf = (parts: readonly MarkdownPart[]): FileEntry[] => {
  let folder: string[] = [];
  return parts.flatMap((part, index) => {
    if (index === 0 && isOwnHead(part) && part.lines.length === 1) return [];
    if (part.level === 1) folder = [];
    if (!isFolder(part, parts[index + 1])) return [entryOf(part, folder)];
    folder = [part.title.slice(0, titleRead)];
    return [];
  });
};

/**
 * Prompts of a Markdown file, the first `most` of them, unchecked. Each `#` or `##` heading begins one, and all that
 * stands below it is its text, or the inside of the one fence there. A section as we write them has fields besides. A
 * file with front matter, or without headings, is one prompt. Throws `FileRefusal` for a fence that is not closed.
 */
export const readMarkdownPrompts = (content: string, most: number): FileEntry[] => {
  const lines = content.replace(/^\uFEFF/, '').split('\n');
  const front = readFrontMatter(lines);
  // At most every other part is a folder.
  if (!front) return entriesOf(partsOf(lines, 2 * most + 2));
  const rest = withoutBlankEdges(withoutReturns(front.rest));
  const { title, ...fields } = front.fields;
  const candidate = { ...fields, title: title ?? firstWords(rest), prompt_text: textOf(rest) };
  return [{ where: 'The prompt', candidate }];
};
