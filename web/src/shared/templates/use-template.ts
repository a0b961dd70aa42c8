import { fillTemplate, findVariables } from '@whetstone/engine/templates';
import { useState } from 'react';
import { templateSections, type VariableHint } from './template-sections.ts';

/**
 * A prompt with its blanks: their values, the manuscript, and the text to copy. Blanks without a value stay as
 * `{{name}}`; an optional one without a value takes its line with it once anything is filled in.
 */
export function useTemplate(text: string, hints: readonly VariableHint[]) {
  const [values, setValues] = useState<Record<string, string>>({});
  const names = findVariables(text);
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
  const dropped = Object.fromEntries(
    Object.keys(filled).length > 0
      ? hints.filter(({ name, optional }) => optional && !(name in filled)).map(({ name }) => [name, ''])
      : [],
  );
  return {
    names,
    values,
    setValue: (name: string, value: string) => setValues({ ...values, [name]: value }),
    sections: templateSections(text, hints, filled),
    filledText: fillTemplate(text, { ...filled, ...dropped }),
    open: names.filter((name) => !(name in filled) && !(name in dropped)),
  };
}
