/** The brief pause before a return from the checkout is spoken of, in milliseconds. */
const pauseMs = 1000;
const shownMs = 10_000;

function sayInPassing(text: string): void {
  const place = document.createElement('output');
  place.className = 'pointer-events-none fixed inset-x-4 bottom-4 z-30 flex flex-col items-center';
  document.body.append(place);
  const message = document.createElement('p');
  message.className = 'rounded-card bg-ink px-4 py-3 text-13 text-on-ink shadow-float';
  message.textContent = text;
  place.append(message);
  setTimeout(() => place.remove(), shownMs);
}

/** Back from the checkout: a purchase is told of in the app, where the plan shows; a cancelled one here. */
export function liveReturn(): void {
  const search = new URLSearchParams(location.search);
  if (search.has('upgraded')) return location.replace(`/dashboard${location.search}`);
  if (search.get('checkout') !== 'cancelled') return;
  setTimeout(() => {
    search.delete('checkout');
    const rest = search.size > 0 ? `?${search}` : '';
    history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
    sayInPassing('Checkout was cancelled. You can try again anytime.');
  }, pauseMs);
}
