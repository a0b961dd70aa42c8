import type { CopyButtonData } from '../shared/island-data/copy-button.ts';
import type { Dataset, Selector } from '../shared/island-data/data.ts';

/** How long a button says that it has copied, in milliseconds. */
const copiedMs = 2000;

/** Each button that carries a text copies it exactly as it stands and says so for two seconds. */
export function copyButtons(): void {
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-copy]' satisfies Selector<CopyButtonData>)
        : null;
    if (button && button.dataset.said === undefined) void copy(button);
  });
}

async function copy(button: HTMLElement) {
  const { copy }: Dataset<CopyButtonData> = button.dataset;
  const place = button.querySelector('[aria-live]') ?? button;
  const label = place.textContent;
  button.dataset.said = '';
  place.textContent = await navigator.clipboard.writeText(copy ?? '').then(
    () => 'Copied!',
    () => 'Not allowed here',
  );
  setTimeout(() => {
    place.textContent = label;
    delete button.dataset.said;
  }, copiedMs);
}
