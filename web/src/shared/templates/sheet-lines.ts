import type { Section } from '@whetstone/engine';
import type { Variable } from '@whetstone/engine/templates';
import { labelOf, type VariableHint } from './template-sections.ts';
import { linesOf } from '../../ui/manuscript/lines-of-spans.ts';

export type Piece =
  | { text: string }
  | { blank: string; number: number; label: string; value: string | undefined };

export interface SheetLine {
  pieces: readonly Piece[];
}

interface Blanks {
  sections: readonly Section[];
  variables: readonly Variable[];
  hints: readonly VariableHint[];
  /** The blanks without a value. */
  open: readonly string[];
}

const noteOf = ({ preset, choices }: Variable) => {
  if (choices.length > 1) return `One of: ${choices.join(', ')}`;
  if (preset) return `“${preset}” unless you write something else`;
  return '';
};

/** What is to be known of the blanks and their fields do not say. */
export const sheetNotes = ({ variables }: Pick<Blanks, 'variables'>) =>
  variables
    .map((variable, index) => ({ number: index + 1, text: noteOf(variable) }))
    .filter(({ text }) => text !== '');

/** A prompt line by line with its blanks in words, each with the number of its field. */
export function sheetLines({ sections, variables, hints, open }: Blanks): SheetLine[] {
  const lines = linesOf(sections.flatMap(({ spans }) => spans));
  return lines.map((spans) => {
    const pieces = spans.map(({ text, rule }): Piece => {
      const index = variables.findIndex(({ name }) => rule === name || rule === `blank:${name}`);
      const variable = variables[index];
      if (!variable) return { text };
      const { name } = variable;
      const hint = hints.find((candidate) => candidate.name === name);
      const value = open.includes(name) || rule !== name ? undefined : text;
      return { blank: name, number: index + 1, label: hint?.label ?? labelOf(name), value };
    });
    return { pieces };
  });
}
