import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { deskKinds, type DeskKind } from '../features/public-desk/desk-kinds.ts';
import { DeskSheet } from '../features/public-desk/desk-sheet.tsx';
import { writePrompt } from '../features/public-desk/write-prompt.ts';
import { keepGoalFromHome } from '../lib/goal-from-home.ts';

/** Typing rests this long before the prompt is written again, in milliseconds. */
const restMs = 120;

const roots = new Map<HTMLElement, Root>();
const waiting = new Map<HTMLElement, ReturnType<typeof setTimeout>>();

const kindOf = (form: HTMLFormElement): DeskKind =>
  deskKinds.find(({ id }) => id === form.dataset.deskKind)?.id ?? 'text';

const goalOf = (form: HTMLFormElement) => String(new FormData(form).get('goal') ?? '');

async function redraw(form: HTMLFormElement) {
  const sheet = form.querySelector<HTMLElement>('[data-desk-sheet]');
  if (!sheet) return;
  const goal = goalOf(form);
  const prompt = await writePrompt(kindOf(form), goal);
  if (goal !== goalOf(form)) return;
  const root = roots.get(sheet) ?? createRoot(sheet);
  roots.set(sheet, root);
  root.render(
    <StrictMode>
      <DeskSheet kind={kindOf(form)} prompt={prompt} />
    </StrictMode>,
  );
}

/** Writes the form's goal again once typing rests, and keeps it for the screen behind sign-up. */
export function followTyping(form: HTMLFormElement): void {
  keepGoalFromHome({ kind: kindOf(form), goal: goalOf(form) });
  clearTimeout(waiting.get(form));
  waiting.set(
    form,
    setTimeout(() => void redraw(form), restMs),
  );
}
