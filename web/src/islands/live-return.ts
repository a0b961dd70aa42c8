import type { PlansData } from '../shared/island-data/plans.ts';
import type { Selector } from '../shared/island-data/data.ts';

/** The brief pause before a return from the checkout is spoken of, in milliseconds. */
const pauseMs = 1000;

/** Back from the checkout: a purchase is told of in the app, where the plan shows; a cancelled one here, above the plans, where it covers none of their buttons. */
export function liveReturn(): void {
  const search = new URLSearchParams(location.search);
  if (search.has('upgraded')) return location.replace(`/dashboard${location.search}`);
  if (search.get('checkout') !== 'cancelled') return;
  setTimeout(() => {
    search.delete('checkout');
    const rest = search.size > 0 ? `?${search}` : '';
    history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
    const place = document.createElement('output');
    // By hand: the styles of public pages are counted to the byte, and none of them has these.
    place.style.cssText =
      'display:block;margin-bottom:3rem;padding-top:1rem;border-top:1px solid;font:var(--text-20)/1.4 var(--font-display)';
    document.querySelector('[data-plans]' satisfies Selector<PlansData>)?.prepend(place);
    place.textContent = 'Checkout was cancelled. You can try again anytime. Nothing was charged.';
  }, pauseMs);
}
