/** Says something at the foot of the window, for as long as one looks at the page. */
export function sayInPassing(text: string): void {
  const place = document.createElement('output');
  // By hand: the styles of public pages are counted to the byte, and none of them has these.
  place.style.cssText =
    'position:fixed;inset:auto 1rem 1rem;z-index:30;display:grid;justify-items:center;pointer-events:none';
  document.body.append(place);
  const message = document.createElement('p');
  message.className = 'rounded-card bg-ink px-4 py-3 text-13 text-on-ink shadow-float';
  message.textContent = text;
  place.append(message);
}
