import { sayInPassing } from './say-in-passing.ts';

/** The brief pause before a return from the checkout is spoken of, in milliseconds. */
const pauseMs = 1000;

/** Back from the checkout: a purchase is told of in the app, where the plan shows; a cancelled one here. */
export function liveReturn(): void {
  const search = new URLSearchParams(location.search);
  if (search.has('upgraded')) return location.replace(`/dashboard${location.search}`);
  if (search.get('checkout') !== 'cancelled') return;
  setTimeout(() => {
    search.delete('checkout');
    const rest = search.size > 0 ? `?${search}` : '';
    history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
    sayInPassing('Checkout was cancelled. You can try again anytime. Nothing was charged.');
  }, pauseMs);
}
