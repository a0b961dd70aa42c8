import type { Selector } from '../shared/island-data/data.ts';
import type { DeskData } from '../shared/island-data/desk.ts';

/** The desk on the home page works as a form; with a script it answers while one types and presses. The island that does it comes with the first of either. */
export function liveDesk(): void {
  const desk = document.querySelector('[data-desk]' satisfies Selector<DeskData>);
  if (!desk) return;
  const follow = async (form: HTMLFormElement) => (await import('./desk.tsx')).followTyping(form);
  const open = async (form: HTMLFormElement) => (await import('./desk.tsx')).writeExample(form);
  desk.addEventListener('input', (event) => {
    const field = event.target;
    if (!(field instanceof HTMLTextAreaElement) && !(field instanceof HTMLInputElement)) return;
    const example = desk.querySelector<HTMLFormElement>(`[data-desk-kind="${field.value}"]`);
    if (field.form) void follow(field.form);
    // The tabs belong to no form; the example of one is written when it is first looked at.
    else if (example?.querySelector('[data-desk-sheet]:not(:has(button))')) void open(example);
  });
  desk.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    void follow(event.target);
  });
  desk.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || event.shiftKey || event.isComposing)
      return;
    if (!(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    event.target.form?.requestSubmit();
  });
}
