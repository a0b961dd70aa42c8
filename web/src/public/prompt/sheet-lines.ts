import type { Section, Span } from '@whetstone/engine';
import type { Variable } from '@whetstone/engine/templates';
import { labelOf, type VariableHint } from '../../shared/templates/template-sections.ts';

export type Piece =
  | { text: string }
  | { blank: string; number: number; label: string; value: string | undefined };

export interface SheetLine {
  pieces: readonly Piece[];
  /** What belongs into the blanks that the line is the first to name. */
  notes: readonly { number: number; text: string }[];
}

interface Blanks {
  sections: readonly Section[];
  variables: readonly Variable[];
  hints: readonly VariableHint[];
  /** The blanks without a value. */
  open: readonly string[];
}

/** Spans line by line; a span over several lines is parted. */
function linesOf(spans: readonly Span[]): Span[][] {
  const lines: Span[][] = [[]];
  for (const span of spans)
    for (const [index, text] of span.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...span, text });
    }
  return lines;
}

const noteOf = ({ preset, choices, isLong }: Variable, hint: VariableHint | undefined) => {
  if (choices.length > 1) return `One of: ${choices.join(', ')}`;
  if (preset) return `“${preset}” unless you write something else`;
  const example = hint?.example.split('\n', 1)[0];
  if (!hint) return isLong ? 'Yours to fill in, at any length' : 'Yours to fill in';
  return `Such as “${example}”${hint.optional ? '. If left empty, its line is removed' : ''}`;
};

/** A prompt line by line with its blanks in words, each numbered once, and what belongs there beside the line that names it first. */
export function sheetLines({ sections, variables, hints, open }: Blanks): SheetLine[] {
  const told = new Set<string>();
  const lines = linesOf(sections.flatMap(({ spans }) => spans));
  return lines.map((spans) => {
    const notes: { number: number; text: string }[] = [];
    const pieces = spans.map(({ text, rule }): Piece => {
      const index = variables.findIndex(({ name }) => rule === name || rule === `blank:${name}`);
      const variable = variables[index];
      if (!variable) return { text };
      const { name } = variable;
      const hint = hints.find((candidate) => candidate.name === name);
      const number = index + 1;
      if (!told.has(name)) notes.push({ number, text: noteOf(variable, hint) });
      told.add(name);
      const value = open.includes(name) || rule !== name ? undefined : text;
      return { blank: name, number, label: hint?.label ?? labelOf(name), value };
    });
    return { pieces, notes };
  });
}
