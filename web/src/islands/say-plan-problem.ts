import { planOf, type Tier } from '@whetstone/contract/plans';
import { supportEmail } from '../content/owners-copy.ts';
import { paymentProblem } from '../lib/payment-problem.ts';
import { sayIn } from './say-in.ts';

const support = 'contact support';
const retry = 'try again';
const status = / \(HTTP (\d+)\)(?=\.$)/;

/** To the pressed plan: in its card, or under the whole table, which its columns are too narrow for. */
const bringTo = (button: HTMLElement, place: HTMLElement) =>
  (button.closest('table') ?? button.parentElement ?? button).after(place);

interface PlanProblem {
  button: HTMLElement;
  tier: Tier;
  error: unknown;
  again: () => void;
}

const momentFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** Says why the checkout of a plan did not open, which plan it was, and the two ways on; for support when it was, and the code. */
export function sayPlanProblem(place: HTMLElement, { button, tier, error, again }: PlanProblem): void {
  bringTo(button, place);
  const problem = paymentProblem(error);
  const [first = '', ...rest] = problem.replace(status, '').split('\n');
  const followUp = rest.join('\n');
  sayIn(place, first, 'bad');
  const message = place.firstElementChild;
  if (!(message instanceof HTMLElement)) return;
  message.className = 'border-t border-bad pt-2 text-14';
  // By hand: a page carries only the styles that it needs from the beginning. In the colors of the card it is in.
  message.style.marginTop = '1rem';

  const ways = document.createElement('p');
  ways.style.marginTop = '0.5rem';
  const link = document.createElement('a');
  link.href = `mailto:${supportEmail}`;
  link.textContent = support;
  // Words among words: the plan’s own button is the one to press, and may be out of sight.
  const attempt = document.createElement('button');
  attempt.type = 'button';
  attempt.textContent = retry;
  attempt.addEventListener('click', again);
  const acts: Record<string, HTMLElement> = { [support]: link, [retry]: attempt };
  for (const act of Object.values(acts))
    act.style.cssText = 'text-decoration:underline;text-underline-offset:4px';
  ways.append(
    `The ${planOf(tier).name} checkout did not open. Nothing was charged. `,
    ...followUp.split(new RegExp(`(${retry}|${support})`)).map((words) => acts[words] ?? words),
  );

  const [, code] = status.exec(problem) ?? [];
  const forSupport = document.createElement('p');
  forSupport.className = 'text-13';
  forSupport.style.marginTop = '0.75rem';
  forSupport.textContent = `Reference for support: ${momentFormat.format()} UTC${code ? `, code ${code}` : ''}`;

  message.append(ways, forSupport);
  place.scrollIntoView({ block: 'nearest' });
}
