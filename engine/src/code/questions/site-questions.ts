import { ask, type Asked, type Asking } from './asked.ts';

const named =
  /\b(?:called|named)\b|["“„«]|(?<!(?:^|[.!?:] |\b(?:in|on|from|near|at|until|by|of) )\W?)\b(?!(?:I|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b)\p{Lu}\p{Ll}{2,}/u;
const reached = /@|\b(?:contacts?|phone|e-?mail|address|opening (?:hours|times)|call us)\b/i;
const wanted =
  /\b(?:book|order|buy|call us|sign ?up|register|subscribe|donate|apply|reserve|request|rsvp|join|enquir\w+|inquir\w+)\b/i;
const dated =
  /\b\d{1,2}(?:st|nd|rd|th|\.)? ?(?:of )?\p{L}{3,}|\b(?:January|February|March|April|June|July|August|September|October|November|December|Saturday|Sunday)\b/iu;
// A list of what stands on it.
const listed = /:|,[^,]+(?:,| and )|\bwith [\p{L} ]+ and /u;

const occasion =
  /\b(?:festival|f[eê]te|fair|party|wedding|anniversary|birthday|memorial|concert|conference|meet-?up|reunion|tournament|market day|open day|fundraiser|race|marathon|retreat|weekend)\b/i;
// A site of nobody's business: "site for my thesis on bridges", "page where people download episodes".
const topic = /\b(?:on|about|where|that)\b|\bpage\b/i;

const clubs =
  /\b(?:association|club|society|co-?operative|church|parish|choir|band|quartet|orchestra|initiative|charity|museum|library|school|kindergarten)\b/i;
const trade =
  /\b(?:\p{L}{3,}(?:er|or|ist|ian|smith|mason)|shop|company|firm|agency|brand|service|farm|hotel|business|lessons?|classes|courses?|tuition|studio|practice|salon|rental|bakery|caf[eé]|gym|catering|therapy|massage|coaching|consulting|b&b|vineyard|winery|brewery|clinic|nursery|kiosk|food truck|campsite|hostel|lodge|pension|cabins?)\b/iu;
const fact = (id: string, title: string, label = title) => ask('fact', id, title, label);
const action = fact('action', 'The one thing visitors should do');

/** What stands on a site and only its owner knows: name, offer, contact, the one action. */
export function siteQuestions({ reading }: Asking): readonly Asked[] {
  const { prose, goal } = reading;
  const id = reading.kind?.id ?? '';
  const isListed = listed.test(prose);
  const isReached = reached.test(prose);
  const unless = (isSaid: boolean, question: Asked) => (isSaid ? [] : [question]);
  const called = (label: string) => unless(named.test(goal), fact('site-name', 'Name', label));
  const acts = unless(wanted.test(prose), action);
  if (id === 'event-page' || (/^(?:landing)?$/.test(id) && occasion.test(prose)))
    return [
      ...called('Whose event it is, and what it is called'),
      ...unless(dated.test(prose), fact('event', 'When and where')),
      fact('guests', 'Guests', 'What guests should know, bring and answer'),
    ];
  if (/^(?:portfolio|cv|gallery)$/.test(id))
    return [
      ...called('Your name, and what you do'),
      ...unless(isListed, fact('works', 'To be shown', 'What it shows: works, years, places')),
      ...unless(isReached, fact('contact', 'Contact', 'How people reach you')),
      ...acts,
    ];
  if (id === 'landing')
    return [
      ...called('What it is called'),
      fact('benefit', 'Benefit', 'What it does for whom, in one sentence'),
      fact('proof', 'Proof', 'What speaks for it: figures, names, price'),
      ...acts,
    ];
  if (id === 'blog' || id === 'link-page')
    return [
      ...called('Its name, and who writes it'),
      ...unless(/\babout\b/i.test(prose), fact('topics', 'Topics', 'What it is about, and for whom')),
    ];
  if (id === '' && !clubs.test(prose) && (topic.test(prose) || !trade.test(prose)))
    return [
      ...called('What it is called'),
      ...unless(isListed, fact('parts', 'Parts', 'What visitors should find there')),
      ...(isListed ? [fact('facts', 'Facts', 'Facts to show: names, dates, addresses')] : acts),
    ];
  return [
    ...called('Its name, and what makes it special'),
    ...unless(
      isListed,
      id === 'restaurant'
        ? fact('offer', 'Menu', 'What is on the menu, with prices')
        : clubs.test(prose)
          ? fact('offer', 'To be found', 'What it does, what visitors should find')
          : fact('offer', 'Offer', 'What it offers, with prices'),
    ),
    ...unless(isReached, fact('contact', 'Contact', 'Address, opening times, phone or e-mail')),
    ...acts,
  ];
}
