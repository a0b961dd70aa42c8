import { ask, type Asked, type Asking } from './asked.ts';

const siteKinds = /^(?:landing|portfolio|cv|link-page|event-page|restaurant|local-business|blog|gallery)$/;
const named =
  /\b(?:called|named)\b|["“„«]|(?<!(?:^|[.!?:] |\b(?:in|on|from|near|at|until|by|of) )\W?)\b(?!(?:I|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b)\p{Lu}\p{Ll}{2,}/u;
const reached = /@|\b(?:contact|phone|e-?mail|address|opening (?:hours|times)|call us)\b/i;
const wanted =
  /\b(?:book|order|buy|call us|sign ?up|register|subscribe|donate|apply|reserve|request|rsvp|join|enquir\w+|inquir\w+)\b/i;
const dated =
  /\b\d{1,2}(?:st|nd|rd|th|\.)? ?(?:of )?\p{L}{3,}|\b(?:January|February|March|April|June|July|August|September|October|November|December|Saturday|Sunday)\b/iu;
// A list of what stands on it.
const listed = /:|,[^,]+(?:,| and )/;

const action = ask('fact', 'action', 'The one thing visitors should do', 'The one thing visitors should do');
const contact = (label: string) => ask('fact', 'contact', 'Contact', label);

/** Whether the goal wants pages to be read rather than a program to be used. */
export const isSite = ({ reading, type }: Asking): boolean =>
  reading.wishes.length === 0 &&
  (siteKinds.test(reading.kind?.id ?? '') || (type.id === 'website' && reading.kind === undefined));

/** What stands on a site and only its owner knows: name, offer, contact, the one action. */
export function siteQuestions({ reading }: Asking): readonly Asked[] {
  const { prose, goal } = reading;
  const id = reading.kind?.id ?? '';
  const hasName = named.test(goal);
  const called = (label: string) => (hasName ? [] : [ask('fact', 'site-name', 'Name', label)]);
  const asksAction = wanted.test(prose) ? [] : [action];
  if (id === 'event-page')
    return [
      ...called('Whose event it is, and what it is called'),
      ...(dated.test(prose) ? [] : [ask('fact', 'event', 'When and where', 'When and where')]),
      ask('fact', 'guests', 'Guests', 'What guests should know, bring and answer'),
    ];
  if (id === 'portfolio' || id === 'cv' || id === 'gallery')
    return [
      ...called('Your name, and what you do in one sentence'),
      ...(listed.test(prose)
        ? []
        : [ask('fact', 'works', 'To be shown', 'What it shows: works, years, places')]),
      ...(reached.test(prose) ? [] : [contact('How people reach you')]),
      ...asksAction,
    ];
  if (id === 'landing')
    return [
      ...called('What it is called'),
      ask('fact', 'benefit', 'Benefit', 'What it does for whom, in one sentence'),
      ask('fact', 'proof', 'Proof', 'What speaks for it: figures, names, price'),
      ...asksAction,
    ];
  if (id === 'blog' || id === 'link-page')
    return [
      ...called('Its name, and who writes it'),
      ...(/\babout\b/i.test(prose)
        ? []
        : [ask('fact', 'topics', 'Topics', 'What it is about, and for whom')]),
    ];
  const offers =
    id === 'restaurant'
      ? 'What is on the menu, with prices'
      : 'What it offers, with prices if they are shown';
  return [
    ...called('Its name, and what makes it special in one sentence'),
    ...(listed.test(prose)
      ? []
      : [ask('fact', 'offer', 'Offer', id === '' ? 'What visitors should find there' : offers)]),
    ...(reached.test(prose) ? [] : [contact('Address, opening times, phone or e-mail')]),
    ...asksAction,
  ];
}
