import { sayIn } from './say-in.ts';

const buttons = () => document.querySelectorAll<HTMLButtonElement>('button[data-plan]');

function setBusy(chosen: string | undefined): void {
  for (const button of buttons()) {
    button.disabled = chosen !== undefined;
    button.dataset.label ??= button.textContent;
    button.textContent = button.dataset.plan === chosen ? 'Processing...' : button.dataset.label;
  }
}

async function choose(tier: string, place: Element | null | undefined): Promise<void> {
  setBusy(tier);
  place?.replaceChildren();
  const [{ openCheckout }, { paymentProblem }] = await Promise.all([
    import('../lib/checkout.ts'),
    import('../lib/payment-problem.ts'),
  ]);
  await openCheckout(tier, location.pathname).catch((error: unknown) => {
    setBusy(undefined);
    if (place) sayIn(place, paymentProblem(error), 'bad');
  });
}

/** A coupon in the page's address goes along with a visitor who signs up first. */
function passCouponOn(): void {
  const coupon = new URLSearchParams(location.search).get('coupon');
  if (!coupon) return;
  for (const link of document.querySelectorAll<HTMLElement>('[data-next^="/checkout?"]'))
    link.dataset.next += `&coupon=${encodeURIComponent(coupon)}`;
}

/** The buttons of the paid plans lead whoever is signed in straight to the checkout. */
export function livePlans(): void {
  passCouponOn();
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLButtonElement>('button[data-plan]')
        : undefined;
    if (!button?.dataset.plan) return;
    const place = button.closest('[data-plans]')?.querySelector('[data-payment-problem]');
    void choose(button.dataset.plan, place);
  });
  // Coming back with the browser's Back, the page is as it was left: busy.
  addEventListener('pageshow', (event) => event.persisted && setBusy(undefined));
}
