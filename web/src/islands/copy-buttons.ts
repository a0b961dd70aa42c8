import type { LibraryPrompt } from '@whetstone/contract';
import type { CopyButtonData } from '../shared/island-data/copy-button.ts';
import type { Dataset, Selector } from '../shared/island-data/data.ts';

/** How long a button says that it has copied, in milliseconds. */
const copiedMs = 2000;

/** Each button that carries a text copies it exactly as it stands and says so for two seconds. */
export function copyButtons(): void {
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>(
            '[data-copy],[data-copy-prompt]' satisfies Selector<CopyButtonData>,
          )
        : null;
    if (button && button.dataset.said === undefined) void copy(button);
  });
}

async function copy(button: HTMLElement) {
  const { copy, copyPrompt, copyOf }: Dataset<CopyButtonData> = button.dataset;
  const place = button.querySelector('[aria-live]') ?? button;
  const label = place.textContent;
  button.dataset.said = '';
  if (copyOf !== undefined) countCopy(copyOf);
  place.textContent = await (copyPrompt === undefined ? write(copy ?? '') : writePrompt(copyPrompt));
  setTimeout(() => {
    place.textContent = label;
    delete button.dataset.said;
  }, copiedMs);
}

const write = (text: string | Promise<string>) => {
  // Some browsers let a page write only while a press is fresh: they take the promise of a text.
  const isLate = typeof text !== 'string' && typeof ClipboardItem === 'function';
  const written = isLate
    ? navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
    : Promise.resolve(text).then((ready) => navigator.clipboard.writeText(ready));
  return written.then(
    () => 'Copied!',
    () => 'Copy blocked',
  );
};

/** Has the copy counted; nobody waits for it. */
const countCopy = (id: string) =>
  void fetch(`/api/library/${id}/copies`, { method: 'POST', keepalive: true }).catch(() => undefined);

async function writePrompt(id: string) {
  const text = fetch(`/api/library/${id}`).then(async (answer) => {
    if (!answer.ok) throw new Error('gone');
    return ((await answer.json()) as LibraryPrompt).prompt_text;
  });
  const said = await write(text);
  countCopy(id);
  return text.then(
    () => said,
    () => 'Not found',
  );
}
