/** Says something at the foot of the window, for as long as one looks at the page. */
export function sayInPassing(text: string): void {
  const place = document.createElement('output');
  place.className = 'pointer-events-none fixed inset-x-4 bottom-4 z-30 flex flex-col items-center';
  document.body.append(place);
  const message = document.createElement('p');
  message.className = 'rounded-card bg-ink px-4 py-3 text-13 text-on-ink shadow-float';
  message.textContent = text;
  place.append(message);
}
