import { planOf, type Tier } from '@whetstone/contract/plans';
import { supportEmail } from '../content/owners-copy.ts';
import { paymentProblem } from '../lib/payment-problem.ts';
import { sayIn } from './say-in.ts';

const support = 'contact support';
const status = / \(HTTP (\d+)\)(?=\.$)/;
/** To the pressed plan: in its card, or right below the table, whose columns are too narrow for it. */
function bringTo(button: HTMLElement, place: HTMLElement): void {
  (button.closest('table') ?? button.parentElement ?? button).after(place);
}

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
  sayIn(place, first, 'bad');
  const message = place.firstElementChild;
  if (!(message instanceof HTMLElement)) return;
  // By hand: a page carries only the styles that it needs from the beginning.
  message.className = 'border-t border-bad text-14';
  message.style.cssText = 'margin-top:1.5rem;padding-top:1rem';
  // A reversed card needs the red of the other theme.
  if (place.closest('.bg-ink')) message.style.borderColor = 'light-dark(#ff8a80, #a8201a)';

  const said = document.createElement('p');
  said.style.cssText = 'font-size:var(--text-16);font-weight:500';
  said.append(...message.childNodes);

  const ways = document.createElement('p');
  ways.style.marginTop = '0.5rem';
  const link = document.createElement('a');
  link.href = `mailto:${supportEmail}`;
  link.textContent = support;
  link.style.cssText = 'text-decoration:underline;text-underline-offset:4px';
  const [before = '', after = ''] = rest.join('\n').split(support);
  ways.append(
    `The ${planOf(tier).name} checkout did not open. Nothing was charged. ${before}`,
    ...(rest.length > 0 ? [link] : []),
    after,
  );

  const attempt = document.createElement('button');
  attempt.type = 'button';
  attempt.className = button.className;
  attempt.style.cssText = 'width:auto;margin-top:1rem';
  attempt.textContent = 'Try again';
  attempt.addEventListener('click', again);

  const [, code] = status.exec(problem) ?? [];
  const forSupport = document.createElement('p');
  forSupport.className = 'text-13';
  forSupport.style.marginTop = '0.75rem';
  forSupport.textContent = `Reference for support: ${momentFormat.format()} UTC${code ? `, code ${code}` : ''}`;

  message.append(said, ways, attempt, forSupport);
  place.style.scrollMarginBlock = '6rem 2rem';
  place.scrollIntoView({ block: 'nearest' });
}
