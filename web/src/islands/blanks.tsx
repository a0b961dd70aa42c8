import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { BlanksData } from '../shared/island-data/blanks.ts';
import type { CopyButtonData } from '../shared/island-data/copy-button.ts';
import type { Dataset, Selector } from '../shared/island-data/data.ts';
import { BlanksSheet } from '../shared/templates/blanks-sheet.tsx';
import { fillBlanks, openWords } from '../shared/templates/fill-blanks.ts';
import type { VariableHint } from '../shared/templates/template-sections.ts';

const roots = new WeakMap<Element, Root>();
const find = (selector: Selector<BlanksData>) => [...document.querySelectorAll<HTMLElement>(selector)];

const typedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** Shows the prompt with what stands in the form's fields, and has the buttons copy it so. */
export function drawFilled(form: HTMLFormElement): void {
  const { blanks = '', blanksHints = '[]' }: Dataset<BlanksData> = form.dataset;
  const hints = JSON.parse(blanksHints) as VariableHint[];
  const { sections, variables, filledText, open } = fillBlanks(blanks, hints, typedIn(form));
  for (const place of find('[data-blanks-sheet]')) {
    const root = roots.get(place) ?? createRoot(place);
    roots.set(place, root);
    flushSync(() => root.render(<BlanksSheet {...{ sections, variables, hints, open }} />));
  }
  for (const button of find('[data-blanks-copy]'))
    (button.dataset as Dataset<CopyButtonData>).copy = filledText;
  for (const place of find('[data-blanks-open]')) place.textContent = openWords(open, hints);
}
