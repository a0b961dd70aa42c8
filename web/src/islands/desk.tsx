import { isBlank } from '@whetstone/contract/blank';
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { keepGoalFromHome } from '../lib/goal-from-home.ts';
import { DeskProblem } from '../public/home/desk/desk-problem.tsx';
import { answerPrefix, offerPrefix } from '../public/home/desk/desk-asks.tsx';
import { DeskSheet } from '../public/home/desk/desk-sheet.tsx';
import { type DeskExample, exampleOf } from '../public/home/desk/desk-examples.ts';
import { readDeskAnswer } from '../public/home/desk/read-desk-answer.ts';
import type { Dataset } from '../shared/island-data/data.ts';
import type { DeskData } from '../shared/island-data/desk.ts';

/** Typing rests this long before the server is asked, in milliseconds. */
const restMs = 300;

const roots = new Map<Element, Root>();
const waiting = new Map<HTMLFormElement, ReturnType<typeof setTimeout>>();
const asking = new Map<HTMLFormElement, AbortController>();
/** The server asked for a rest until then, on the clock of `performance.now()`. */
let refusedUntil = 0;

const kindOf = (form: HTMLFormElement) => (form.dataset as Dataset<DeskData>).deskKind ?? 'text';

const goalOf = (form: HTMLFormElement) => String(new FormData(form).get('goal') ?? '');

/** What was pressed, by the ids of questions and offers. */
function saidIn(form: HTMLFormElement) {
  const fields = [...new FormData(form).entries()];
  const under = (prefix: string) =>
    fields.flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
    );
  const [answers, offers] = [under(answerPrefix), under(offerPrefix)];
  return {
    ...(answers.length > 0 && { answers: Object.fromEntries(answers) }),
    ...(offers.length > 0 && { offers: Object.fromEntries(offers.map(([id]) => [id, true])) }),
  };
}

function draw(form: HTMLFormElement, place: keyof DeskData, content: ReactNode) {
  const element = form.querySelector(`[${place}]`);
  if (!element) return;
  const root = roots.get(element) ?? createRoot(element);
  roots.set(element, root);
  const held = document.activeElement;
  flushSync(() => root.render(<StrictMode>{content}</StrictMode>));
  // The first drawing takes the place of what the page came with; what was pressed there keeps the focus.
  if (!(held instanceof HTMLInputElement) || held.isConnected) return;
  const same = [...element.querySelectorAll('input')].find(
    ({ name, value }) => name === held.name && value === held.value,
  );
  same?.focus();
}

async function redraw(form: HTMLFormElement, example?: DeskExample) {
  const [kind, goal] = [kindOf(form), goalOf(form)];
  asking.get(form)?.abort();
  if (isBlank(goal)) {
    draw(form, 'data-desk-problem', null);
    draw(form, 'data-desk-sheet', <DeskSheet kind={kind} prompt={null} />);
    return;
  }
  if (performance.now() < refusedUntil) return;
  const asked = new AbortController();
  const said = example ?? saidIn(form);
  asking.set(form, asked);
  const answer = await readDeskAnswer(
    fetch('/api/desk', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...said, kind, goal }),
      signal: asked.signal,
    }),
  );
  if (asked.signal.aborted) return;
  if ('refusal' in answer) {
    refusedUntil = performance.now() + answer.waitSeconds * 1000;
    draw(form, 'data-desk-problem', <DeskProblem {...answer.refusal} />);
    return;
  }
  draw(form, 'data-desk-problem', null);
  // Where another goal stands by now, its own answer is on the way.
  if (goal === goalOf(form))
    draw(
      form,
      'data-desk-sheet',
      <DeskSheet
        kind={kind}
        prompt={answer.prompt}
        answers={said.answers}
        isExample={example !== undefined}
      />,
    );
}

/** Has the example of a form written, which the page came without; a goal that the browser kept from before is no example. */
export function writeExample(form: HTMLFormElement): void {
  const example = exampleOf(kindOf(form));
  if (!asking.has(form)) void redraw(form, example.goal === goalOf(form) ? example : undefined);
}

/** Has the form's goal written again once typing rests, and keeps it for the screen behind sign-up. */
export function followTyping(form: HTMLFormElement): void {
  keepGoalFromHome({ kind: kindOf(form), goal: goalOf(form) });
  clearTimeout(waiting.get(form));
  waiting.set(
    form,
    setTimeout(() => void redraw(form), restMs),
  );
}
