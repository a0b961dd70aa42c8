import { useState } from 'react';
import { fillBlanks } from './fill-blanks.ts';
import { keepValues, readValues } from './kept-values.ts';
import type { VariableHint } from './template-sections.ts';

/** A prompt with its blanks while they are filled. Values are kept in the browser under `keptAs`, where that is named. */
export function useTemplate(text: string, hints: readonly VariableHint[], keptAs?: string) {
  const [typed, setTyped] = useState(() => (keptAs ? readValues(keptAs, localStorage) : {}));
  return {
    ...fillBlanks(text, hints, typed),
    setValue: (name: string, value: string) => {
      const next = { ...typed, [name]: value };
      setTyped(next);
      if (keptAs) keepValues(keptAs, next, localStorage);
    },
  };
}
