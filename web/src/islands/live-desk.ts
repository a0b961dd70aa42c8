import type { Selector } from '../shared/island-data/data.ts';
import type { DeskData } from '../shared/island-data/desk.ts';

/** The desk on the home page works as a form; with a script it answers while one types. The island that does it comes with the first key press. */
export function liveDesk(): void {
  const desk = document.querySelector('[data-desk]' satisfies Selector<DeskData>);
  if (!desk) return;
  const follow = async (form: HTMLFormElement) => (await import('./desk.tsx')).followTyping(form);
  desk.addEventListener('input', (event) => {
    if (event.target instanceof HTMLTextAreaElement && event.target.form) void follow(event.target.form);
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
