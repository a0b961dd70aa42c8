import { describeError } from '../lib/api/describe-error.ts';
import { readSession } from '../lib/session.ts';
import type { Dataset, Selector } from '../shared/island-data/data.ts';
import type { MarksData, Wish } from '../shared/island-data/marks.ts';
import { buttonClasses } from '../ui/button-classes.ts';
import { sayIn } from './say-in.ts';
import { carryOut, readMarks } from './wish-calls.ts';
import { noteWish, takeWish } from './wish-note.ts';

const words = {
  vote: 'vote for this prompt',
  favorite: 'add this prompt to your favorites',
  keep: 'keep a copy of this prompt',
} as const satisfies Record<Wish, string>;

const isWish = (text: string | null): text is Wish => text !== null && Object.hasOwn(words, text);
const idOf = (place: HTMLElement) => (place.dataset as Dataset<MarksData>).marks ?? '';
const find = (place: HTMLElement, selector: Selector<MarksData>) =>
  place.querySelector<HTMLElement>(selector);
const said = (place: HTMLElement) => find(place, '[data-wish-said]');
const buttonFor = (place: HTMLElement, wish: Wish) => find(place, `[data-wish='${wish}']` as '[data-wish]');

function show(place: HTMLElement, marks: { votes: number; has_voted: boolean; is_favorite: boolean }) {
  buttonFor(place, 'vote')?.setAttribute('aria-pressed', String(marks.has_voted));
  buttonFor(place, 'favorite')?.setAttribute('aria-pressed', String(marks.is_favorite));
  const count = find(place, '[data-votes]');
  if (count) count.textContent = marks.votes > 0 ? marks.votes.toLocaleString('en-US') : '';
}

function sayKept(place: HTMLElement, keptId: string) {
  const message = document.createElement('p');
  message.className = 'text-14';
  const link = document.createElement('a');
  link.className = 'text-link';
  link.href = `/user-library?open=${keptId}`;
  link.textContent = 'Open it';
  message.append('Saved to your library, with a link to the original.  ', link);
  said(place)?.replaceChildren(message);
}

let isBusy = false;

async function act(place: HTMLElement, wish: Wish, isOn: boolean) {
  if (isBusy) return;
  isBusy = true;
  const message = said(place);
  message?.replaceChildren();
  try {
    const outcome = await carryOut(wish, idOf(place), isOn);
    if ('keptId' in outcome) sayKept(place, outcome.keptId);
    else {
      show(place, outcome);
      if (outcome.note && message) sayIn(message, outcome.note, 'done');
    }
  } catch (error) {
    if (message) sayIn(message, describeError(error), 'bad');
  } finally {
    isBusy = false;
  }
}

async function askToSignIn(place: HTMLElement, wish: Wish) {
  const id = idOf(place);
  noteWish(wish, id);
  const { openSignIn } = await import('./sign-in.tsx');
  openSignIn({
    mode: 'sign-in',
    next: `/library/${id}?wish=${wish}`,
    notice: `Sign in to ${words[wish]}. Free account, no card needed.`,
  });
}

/** Carries out what a button says, or asks to sign in first. */
export async function press(place: HTMLElement, button: HTMLElement): Promise<void> {
  const { wish } = button.dataset as Dataset<MarksData>;
  if (!wish) return;
  if (!(await readSession())) return askToSignIn(place, wish);
  await act(place, wish, button.getAttribute('aria-pressed') !== 'true');
}

/** A wish that only the address tells of may be another site's: it is asked about. */
function ask(place: HTMLElement, wish: Wish) {
  const question = document.createElement('p');
  question.className = 'text-14';
  question.textContent = `Do you want to ${words[wish]}?`;
  const buttons = document.createElement('p');
  buttons.className = 'mt-4 flex gap-2';
  for (const [label, look, run] of [
    ['Yes', 'primary', () => act(place, wish, true)],
    ['Not now', 'quiet', () => said(place)?.replaceChildren()],
  ] as const) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = buttonClasses(look, 'small');
    button.textContent = label;
    button.addEventListener('click', () => void run());
    buttons.append(button);
  }
  said(place)?.replaceChildren(question, buttons);
}

/** For whoever is signed in: how the prompt stands for them, and what they wished for before signing in. */
export async function begin(place: HTMLElement): Promise<void> {
  if (!(await readSession())) return;
  const url = new URL(location.href);
  const wish = url.searchParams.get('wish');
  if (isWish(wish)) {
    url.searchParams.delete('wish');
    history.replaceState(history.state, '', url);
    if (takeWish(wish, idOf(place))) await act(place, wish, true);
    else ask(place, wish);
  }
  // Without an answer the buttons stand as for a visitor; pressing one tells what is wrong.
  const marks = await readMarks(idOf(place)).catch(() => undefined);
  if (marks) show(place, marks);
}
