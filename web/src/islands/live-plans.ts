import type { Tier } from '@whetstone/contract/plans';
import type { Dataset, Selector } from '../shared/island-data/data.ts';
import type { PlansData } from '../shared/island-data/plans.ts';
import type { DocumentData, SiteData } from '../shared/island-data/site.ts';
import { sayIn } from './say-in.ts';

const buttonSelector = 'button[data-plan]' satisfies Selector<PlansData>;
const buttons = () => document.querySelectorAll<HTMLButtonElement>(buttonSelector);
const tierOf = ({ dataset }: HTMLButtonElement) => (dataset as Dataset<PlansData>).plan;

function setBusy(chosen: Tier | undefined): void {
  for (const button of buttons()) {
    button.disabled = chosen !== undefined;
    button.dataset.label ??= button.textContent;
    button.textContent = tierOf(button) === chosen ? 'Processing...' : button.dataset.label;
  }
}

const unreachable = 'The server cannot be reached. Check your connection and try again.';

async function choose(button: HTMLButtonElement, tier: Tier): Promise<void> {
  const place = button
    .closest('[data-plans]' satisfies Selector<PlansData>)
    ?.querySelector<HTMLElement>('[data-payment-problem]' satisfies Selector<PlansData>);
  setBusy(tier);
  place?.replaceChildren();
  let stopSaying: (() => void) | undefined;
  try {
    const { openCheckout } = await import('../lib/checkout.ts');
    if (place) stopSaying = await sayOutageIn(place);
    await openCheckout(tier, location.pathname);
  } catch (error) {
    const told = await import('./say-plan-problem.ts').catch(() => undefined);
    setBusy(undefined);
    button.focus({ preventScroll: true });
    if (!place) return;
    if (told) told.sayPlanProblem(place, { button, tier, error, again: () => void choose(button, tier) });
    else sayIn(place, unreachable, 'bad');
  } finally {
    stopSaying?.();
  }
}

/** Says in a place, while the checkout is under way, that the session waits for the account service. */
async function sayOutageIn(place: Element): Promise<() => void> {
  const { accountsAwaySentence, readAccountService, watchAccountService } =
    await import('../lib/account-outage.ts');
  return watchAccountService(() => {
    if (readAccountService() === 'there') place.replaceChildren();
    else sayIn(place, accountsAwaySentence, 'done');
  });
}

/** A coupon in the page's address goes along with a visitor who signs up first. */
function passCouponOn(): void {
  const coupon = new URLSearchParams(location.search).get('coupon');
  if (!coupon) return;
  for (const link of document.querySelectorAll<HTMLElement>('[data-next]' satisfies Selector<SiteData>)) {
    const dataset = link.dataset as Dataset<SiteData>;
    if (dataset.next?.startsWith('/checkout?')) dataset.next += `&coupon=${encodeURIComponent(coupon)}`;
  }
}

/** The buttons of the paid plans lead whoever is signed in straight to the checkout. */
export function livePlans(): void {
  passCouponOn();
  if ((document.documentElement.dataset as Dataset<DocumentData>).session === 'kept' && buttons().length > 0)
    void import('./mark-own-plan.ts')
      .then(({ markOwnPlan }) => markOwnPlan(buttons()))
      // Without an answer each plan stays on offer; choosing the own one then leads to the account, which says so.
      .catch(() => undefined);
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>(buttonSelector) : undefined;
    const tier = button && tierOf(button);
    if (button && tier) void choose(button, tier);
  });
  // Coming back with the browser's Back, the page is as it was left: busy.
  addEventListener('pageshow', (event) => event.persisted && setBusy(undefined));
}
