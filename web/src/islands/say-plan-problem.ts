import { planOf, type Tier } from '@whetstone/contract/plans';
import { supportEmail } from '../content/owners-copy.ts';
import { buttonClasses } from '../ui/button-classes.ts';
import { sayIn } from './say-in.ts';

const support = 'contact support';
const status = / \((HTTP \d+)\)(?=\.$)/;

/** To the pressed plan: under its button in a card, under all plans in the table. */
function bringTo(button: HTMLElement, place: HTMLElement): void {
  const table = button.closest('table');
  (table ?? button.parentElement ?? button).after(place);
  const firstPlan = button.closest('tr')?.querySelector('td');
  place.style.marginInlineStart = firstPlan ? `${firstPlan.offsetLeft}px` : '';
}

interface PlanProblem {
  button: HTMLElement;
  tier: Tier;
  problem: string;
  again: () => void;
}

/** Says why the checkout of a plan did not open, which plan it was, and the two ways on; the status only for support. */
export function sayPlanProblem(place: HTMLElement, { button, tier, problem, again }: PlanProblem): void {
  bringTo(button, place);
  const [first = '', ...rest] = problem.replace(status, '').split('\n');
  const followUp = rest.join('\n');
  sayIn(place, first, 'bad');
  const message = place.firstElementChild;
  if (!(message instanceof HTMLElement)) return;
  message.className = 'border-t border-bad pt-2 text-14 text-ink';

  const plan = document.createElement('p');
  // By hand: a page carries only the styles that it needs from the beginning.
  plan.style.marginTop = '0.5rem';
  plan.textContent = `The ${planOf(tier).name} checkout did not open. Nothing was charged.`;

  const ways = document.createElement('p');
  ways.style.marginTop = '0.5rem';
  const link = document.createElement('a');
  link.style.cssText = 'text-decoration:underline 1px var(--color-mark);text-underline-offset:0.25em';
  link.href = `mailto:${supportEmail}`;
  link.textContent = support;
  const [before = followUp, after = ''] = followUp.split(support);
  ways.append(before, ...(followUp.includes(support) ? [link, after] : []));

  const foot = document.createElement('p');
  foot.style.cssText = 'display:flex;align-items:center;gap:0.75rem;margin-top:1rem';
  // In a card the pressed button stands right above and does the same.
  if (button.closest('table')) {
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.className = buttonClasses('secondary', 'medium');
    retry.textContent = 'Try again';
    retry.addEventListener('click', again);
    foot.append(retry);
  }
  const forSupport = document.createElement('span');
  forSupport.className = 'text-13 text-mute';
  const [, code] = status.exec(problem) ?? [];
  forSupport.textContent = code ? `Reference for support: ${code}` : '';
  foot.append(forSupport);

  message.append(plan, ways, foot);
  place.scrollIntoView({ block: 'center' });
}
