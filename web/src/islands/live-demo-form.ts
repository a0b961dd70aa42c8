import { demoMessages, type DemoOutcome } from '../public/business/demo-outcomes.ts';
import type { Selector } from '../shared/island-data/data.ts';
import type { DemoFormData } from '../shared/island-data/demo-form.ts';
import { sayIn } from './say-in.ts';

const noAnswer = 'The server didn’t respond. What you wrote is still here; please send it again in a moment.';

/** Sends the demo request in place: a failure keeps what was typed. */
export function liveDemoForm(): void {
  const form = document.querySelector<HTMLFormElement>(
    'form[data-demo-form]' satisfies Selector<DemoFormData>,
  );
  const place = form?.querySelector('[data-demo-message]' satisfies Selector<DemoFormData>);
  if (!form || !place) return;
  const outcomeOf = (status: number): DemoOutcome | undefined =>
    status === 201 ? 'sent' : status === 429 ? 'limited' : status === 400 ? 'invalid' : undefined;
  let isSending = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    const body = JSON.stringify(Object.fromEntries(new FormData(form)));
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }).catch(() => undefined);
    isSending = false;
    const outcome = outcomeOf(answer?.status ?? 0);
    sayIn(place, outcome ? demoMessages[outcome] : noAnswer, outcome === 'sent' ? 'done' : 'bad');
    if (outcome === 'sent') form.reset();
  });
}
