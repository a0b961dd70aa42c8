import { fillTemplate, readVariables } from '@whetstone/engine/templates';
import { templateSections, type VariableHint } from './template-sections.ts';

/**
 * A prompt with what was typed into its blanks: their values, the manuscript, the text to copy, and the names of those
 * that are open. What a blank says is taken where nothing is said stands in it from the beginning; one without a value
 * stays as `{{name}}`, and an optional one takes its line with it once anything is filled in.
 */
export function fillBlanks(
  text: string,
  hints: readonly VariableHint[],
  typed: Readonly<Record<string, string>>,
) {
  const variables = readVariables(text);
  const names = variables.map(({ name }) => name);
  const values = Object.fromEntries(variables.map(({ name, preset }) => [name, typed[name] ?? preset]));
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
  const dropped = Object.fromEntries(
    Object.keys(filled).length > 0
      ? hints.filter(({ name, optional }) => optional && !(name in filled)).map(({ name }) => [name, ''])
      : [],
  );
  return {
    variables,
    values,
    sections: templateSections(text, hints, filled),
    filledText: fillTemplate(text, { ...filled, ...dropped }),
    open: names.filter((name) => !(name in filled) && !(name in dropped)),
  };
}

/** How many blanks have to be filled in yet, in words; nothing where none has. */
export function openWords(open: readonly string[], hints: readonly VariableHint[] = []): string {
  const left = open.filter((name) => !hints.some((hint) => hint.optional && hint.name === name)).length;
  return left === 0 ? '' : `${left} ${left === 1 ? 'blank' : 'blanks'} left to fill in`;
}
