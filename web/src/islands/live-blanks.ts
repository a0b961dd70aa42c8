import type { BlanksData } from '../shared/island-data/blanks.ts';
import type { Selector } from '../shared/island-data/data.ts';

/** The blanks of a prompt's page are filled into what is shown and copied; what does it comes with the first letter. */
export function liveBlanks(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-blanks]' satisfies Selector<BlanksData>);
  form?.addEventListener('input', () => {
    void import('./blanks.tsx').then(({ drawFilled }) => drawFilled(form));
  });
  form?.addEventListener('submit', (event) => event.preventDefault());
}
