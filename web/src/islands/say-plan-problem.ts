import { planOf, type Tier } from '@whetstone/contract/plans';
import { supportEmail } from '../content/owners-copy.ts';
import { paymentProblem } from '../lib/payment-problem.ts';
import { buttonClasses } from '../ui/button-classes.ts';
import { sayIn } from './say-in.ts';

const support = 'contact support';
const status = / \(HTTP (\d+)\)(?=\.$)/;
/** In CSS pixels; wider than a plan's column. */
const width = 416;

/** To the pressed plan: under its button, in a card or in the table's own column as far as there is room. */
function bringTo(button: HTMLElement, place: HTMLElement): void {
  const table = button.closest('table');
  (table ?? button.parentElement ?? button).after(place);
  if (!table) return;
  const from = button.getBoundingClientRect().left - table.getBoundingClientRect().left;
  place.style.marginInlineStart = `${Math.max(0, Math.min(from, table.offsetWidth - width))}px`;
  place.style.maxWidth = `${width}px`;
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
  link.style.textDecoration = 'underline';
  link.href = `mailto:${supportEmail}`;
  link.textContent = support;
  const [before = followUp, after = ''] = followUp.split(support);
  ways.append(
    `The ${planOf(tier).name} checkout did not open. Nothing was charged. ${before}`,
    ...(followUp.includes(support) ? [link, after] : []),
  );

  const retry = document.createElement('button');
  retry.type = 'button';
  // On paper the way on is in ink; a card may be ink itself.
  const isInTable = button.closest('table') !== null;
  retry.className = buttonClasses(isInTable ? 'primary' : 'secondary', 'medium', isInTable ? '' : 'w-full');
  retry.style.marginTop = '1rem';
  retry.textContent = 'Try again';
  retry.addEventListener('click', again);

  const [, code] = status.exec(problem) ?? [];
  const forSupport = document.createElement('p');
  forSupport.className = 'text-13';
  forSupport.style.marginTop = '0.75rem';
  forSupport.textContent = `Reference for support: ${momentFormat.format()} UTC${code ? `, code ${code}` : ''}`;

  message.append(ways, retry, forSupport);
  place.scrollIntoView({ block: 'nearest' });
}
