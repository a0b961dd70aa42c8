import type { WrittenPrompt } from '../draft/prompter-draft.ts';
import { isLetter, numberNotes } from '../../../ui/manuscript/number-notes.ts';

export interface ChangedLine {
  text: string;
  /** The number of what was chosen, where the line comes from that. */
  number?: string;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const isHeading = (line: string) => /^[#<]/.test(line);

/** The words of a prompt that were not in it before, the last ones where there are several; where nothing is new, how it begins. */
export function changedLine(
  before: string,
  { text, sections }: Pick<WrittenPrompt, 'text' | 'sections'>,
): ChangedLine {
  const lines = linesOf(text);
  const first = lines.find((line) => !isHeading(line)) ?? '';
  if (before === '') return { text: first };
  const pressed = numberNotes(sections, true)
    .flatMap(({ spans }) => spans)
    .findLast(({ span, label }) => label && !isLetter(label) && !before.includes(span.text.trim()));
  if (pressed) return { text: pressed.span.text.trim(), number: pressed.label };
  const known = new Set(linesOf(before));
  return { text: (lines.findLast((line) => !known.has(line)) ?? first).replace(/^- /, '') };
}
