const looks = {
  done: 'rounded-control border px-3 py-2 text-13 border-hairline bg-surface text-ink',
  bad: 'rounded-control border px-3 py-2 text-13 whitespace-pre-line border-bad/40 bg-bad-wash text-bad',
} as const;

/** Says something in a place of the page, in place of what was said there before; a failure is read out at once. */
export function sayIn(place: Element, text: string, look: keyof typeof looks): void {
  const message = document.createElement('div');
  message.className = looks[look];
  if (look === 'bad') message.role = 'alert';
  message.textContent = text;
  place.replaceChildren(message);
  place.scrollIntoView({ block: 'nearest' });
}
