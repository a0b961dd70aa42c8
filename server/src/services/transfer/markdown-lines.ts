import { FileRefusal } from './file-entry.ts';

/** A stretch of a Markdown file from one heading to the next. */
export interface MarkdownPart {
  /** 1 for `#`, 2 for `##`; 0 for what stands before the first heading. */
  readonly level: 0 | 1 | 2;
  readonly title: string;
  /** Of the heading, or of the first line, from 1. */
  readonly line: number;
  /** With the heading's own line, without blank lines at the end. */
  readonly lines: readonly string[];
}

const fenceStart = /^ {0,3}(~{3,}|`{3,}(?=[^`]*$))/;

const isClosing = (line: string, fence: string): boolean => {
  if (!line.includes(fence)) return false;
  const bare = line.trim();
  return bare.length >= fence.length && bare === fence.charAt(0).repeat(bare.length);
};

const isBlank = (line: string): boolean => line.trim() === '';

/** Without blank lines at the beginning and at the end. */
export const withoutBlankEdges = (lines: readonly string[]): string[] => {
  let [start, end] = [0, lines.length];
  while (start < end && isBlank(lines[start] ?? '')) start += 1;
  while (end > start && isBlank(lines[end - 1] ?? '')) end -= 1;
  return lines.slice(start, end);
};

const withoutBlankEnd = (lines: readonly string[]): string[] => {
  let end = lines.length;
  while (end > 0 && isBlank(lines[end - 1] ?? '')) end -= 1;
  return lines.slice(0, end);
};

/**
 * The parts of a Markdown file, the first `most` of them. A heading is `#` or `##` and a space; inside a fence it is text.
 * Throws {@link FileRefusal} for a fence that is not closed: nobody knows which of the headings behind it are text.
 */
export const partsOf = (lines: readonly string[], most: number): MarkdownPart[] => {
  const parts: MarkdownPart[] = [];
  let fence: { readonly mark: string; readonly line: number } | undefined;
  let start = 0;
  let head: Pick<MarkdownPart, 'level' | 'title'> = { level: 0, title: '' };
  const close = (end: number) => {
    const part = { ...head, line: start + 1, lines: withoutBlankEnd(lines.slice(start, end)) };
    if (part.level > 0 || part.lines.length > 0) parts.push(part);
  };
  for (const [index, line] of lines.entries()) {
    if (parts.length > most) return parts;
    if (fence) {
      if (isClosing(line, fence.mark)) fence = undefined;
      continue;
    }
    if (!/^ {0,3}[#~`]/.test(line)) continue;
    const [, mark] = fenceStart.exec(line) ?? [];
    const [, hashes, title = ''] = /^(##?) (.*)$/s.exec(line) ?? [];
    if (mark !== undefined) fence = { mark, line: index + 1 };
    else if (hashes !== undefined) {
      close(index);
      start = index;
      head = { level: hashes.length === 1 ? 1 : 2, title: title.trim() };
    }
  }
  if (fence)
    throw new FileRefusal(
      `Line ${fence.line}: the fence ${fence.mark.slice(0, 10)} is not closed, so it is not clear where this prompt ends. Close it and try again.`,
    );
  close(lines.length);
  return parts;
};

/** The inside of a fence where nothing else stands beside it, and it names no language; undefined otherwise. */
export const insideOfFence = (lines: readonly string[]): string[] | undefined => {
  const first = lines[0]?.trim() ?? '';
  if (lines.length < 2 || !/^(~{3,}|`{3,})$/.test(first)) return undefined;
  const end = lines.findIndex((line, index) => index > 0 && isClosing(line, first));
  return end === lines.length - 1 ? lines.slice(1, -1) : undefined;
};
