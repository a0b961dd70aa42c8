const signs = ['❌', '✅'] as const;

/** As `Sign` draws it. */
function drawnSign(mark: (typeof signs)[number]): HTMLElement {
  const [sign, word] = [document.createElement('span'), document.createElement('span')];
  sign.className = mark === '❌' ? 'sign sign-bad' : 'sign';
  word.className = 'sr-only';
  word.textContent = mark;
  sign.append(word);
  return sign;
}

/** Says something in a place of the page, in place of what was said there before; a failure is read out at once. */
export function sayIn(place: Element, text: string, look: 'bad' | 'done'): void {
  const message = document.createElement('div');
  message.className = `border-t pt-2 text-13 text-ink whitespace-pre-line ${look === 'bad' ? 'border-bad' : 'border-ink'}`;
  if (look === 'bad') message.role = 'alert';
  const sign = signs.find((mark) => text.startsWith(mark));
  message.textContent = sign ? text.slice(sign.length) : text;
  if (sign) message.prepend(drawnSign(sign));
  place.replaceChildren(message);
  place.scrollIntoView({ block: 'nearest' });
}
