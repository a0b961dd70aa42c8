import type { TargetId } from '../catalogue/index.ts';

const heading = /^#{1,3} (.+)$/;
const openTag = /^<([\p{L}][\p{L}\p{N}_-]*)>$/u;

const titled = (tag: string): string => {
  const words = tag.replace(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
const tagged = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '') || 'section';

const toMarkdown = (lines: readonly string[]): readonly string[] => {
  const stack: string[] = [];
  let fenced = false;
  return lines.flatMap((line) => {
    if (line.startsWith('```')) fenced = !fenced;
    if (fenced) return [line];
    const name = openTag.exec(line)?.[1];
    if (name && lines.includes(`</${name}>`)) {
      stack.push(name);
      return [`## ${titled(name)}`];
    }
    if (stack.length > 0 && line === `</${stack.at(-1) ?? ''}>`) {
      stack.pop();
      return [];
    }
    return [line];
  });
};

// A heading's section ends at the next heading, or at the last blank line: what follows it is the closing request.
const toTags = (lines: readonly string[]): readonly string[] => {
  const out: string[] = [];
  let open: string | undefined;
  let fenced = false;
  const close = (): void => {
    if (open === undefined) return;
    while (out.at(-1) === '') out.pop();
    out.push(`</${open}>`, '');
    open = undefined;
  };
  const lastGap = lines.findLastIndex((line, index) => line === '' && index < lines.length - 1);
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('```')) fenced = !fenced;
    const title = fenced ? undefined : heading.exec(line)?.[1];
    if (title !== undefined) {
      close();
      open = tagged(title);
      out.push(`<${open}>`);
    } else if (index === lastGap && !fenced && open !== undefined) {
      close();
    } else {
      out.push(line);
    }
  }
  close();
  while (out.at(-1) === '') out.pop();
  return out;
};

/** A prompt's text with the delimiters of `target`: XML tags for Claude, Markdown headings for the others. */
export const redressPrompt = (prompt: string, target: TargetId): string => {
  const lines = prompt.split('\n');
  return (target === 'claude' ? toTags(lines) : toMarkdown(lines)).join('\n');
};
