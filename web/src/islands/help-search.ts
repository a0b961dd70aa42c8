import { drawClear } from './draw-clear.ts';
import { findInHelp, type HelpPart, nearestInHelp } from './find-in-help.ts';

const shownAtMost = 6;

/** A heading with what follows it up to the next one. */
function underHeading(heading: Element): string {
  const texts: string[] = [];
  for (let next = heading.nextElementSibling; next && next.tagName !== 'H3'; next = next.nextElementSibling)
    texts.push(next.textContent ?? '');
  return texts.join(' ');
}

/** The page as it is, cut at its headings; each part gets an address. */
function readParts(): HelpPart[] {
  return [...document.querySelectorAll('.topics > details')].flatMap((section) => {
    const topic = section.querySelector('h2')?.textContent ?? '';
    const part = (target: Element, at: number, heading: string, text: string): HelpPart => {
      target.id ||= `${section.id}-${at + 1}`;
      return { id: target.id, topic, heading, text };
    };
    const opening = section.querySelector('.reading > p')?.textContent ?? '';
    return [
      { id: section.id, topic: '', heading: topic, text: opening },
      ...[...section.querySelectorAll('h3')].map((heading, at) =>
        part(heading, at, heading.textContent ?? '', underHeading(heading)),
      ),
      ...[...section.querySelectorAll('details')].map((question, at) =>
        part(question, at, question.querySelector('summary')?.textContent ?? '', question.textContent ?? ''),
      ),
    ];
  });
}

const entry = ({ id, topic, heading }: HelpPart) => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `#${id}`;
  link.textContent = heading;
  const where = document.createElement('span');
  where.textContent = topic;
  link.append(' ', where);
  item.append(link);
  return item;
};

const count = (found: number) => (found === 1 ? '1 result' : `${found} results`);

/** Shows what of the page holds the words typed, while they are typed; Enter goes to the first, Escape clears. */
export function searchHelp(place: HTMLElement): void {
  const field = place.querySelector('input');
  const list = place.querySelector('ol');
  const said = place.querySelector('output');
  if (!field || !list || !said) return;
  const parts = readParts();
  const show = () => {
    const found = findInHelp(parts, field.value);
    const words = field.value.trim();
    const isAsked = words.length >= 2;
    const shown = found.length > 0 || !isAsked ? found : nearestInHelp(parts, words);
    list.replaceChildren(...shown.slice(0, found.length > 0 ? shownAtMost : undefined).map(entry));
    said.textContent = !isAsked
      ? ''
      : found.length > 0
        ? count(found.length)
        : `Nothing in Help about “${words}”. Try another word, open a topic, or contact support.`;
    clear.hidden = field.value === '';
  };
  const empty = () => {
    field.value = '';
    show();
  };
  const clear = drawClear(field, () => {
    empty();
    field.focus();
  });
  field.addEventListener('input', show);
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') list.querySelector('a')?.click();
    if (key === 'Escape') empty();
  });
  list.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    let part = link && document.querySelector(link.hash);
    for (; part; part = part.parentElement) if (part instanceof HTMLDetailsElement) part.open = true;
  });
  show();
}
