import { fillTemplate, readVariables } from '@whetstone/engine/templates';
import { useState } from 'react';
import { keepValues, readValues } from './kept-values.ts';
import { templateSections, type VariableHint } from './template-sections.ts';

/**
 * A prompt with its blanks: their values, the manuscript, and the text to copy. What a blank says is taken where nothing
 * is said stands in it from the beginning; one without a value stays as `{{name}}`, and an optional one takes its line
 * with it once anything is filled in. Values are kept in the browser under `keptAs`, where that is named.
 */
export function useTemplate(text: string, hints: readonly VariableHint[], keptAs?: string) {
  const variables = readVariables(text);
  const [typed, setTyped] = useState(() => (keptAs ? readValues(keptAs, localStorage) : {}));
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
    setValue: (name: string, value: string) => {
      const next = { ...typed, [name]: value };
      setTyped(next);
      if (keptAs) keepValues(keptAs, next, localStorage);
    },
    sections: templateSections(text, hints, filled),
    filledText: fillTemplate(text, { ...filled, ...dropped }),
    open: names.filter((name) => !(name in filled) && !(name in dropped)),
  };
}
