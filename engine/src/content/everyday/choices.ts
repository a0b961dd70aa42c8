import type { Reading } from '../../reading/reading.ts';
import { asks, isOwn } from './everyday.ts';
import type { Everyday } from './everyday.ts';

const gift =
  /\b(?:gifts?|presents?)\b(?: ideas?)?\b.{0,24}\bfor\b|\bwhat (?:to|should i|can i|do i) (?:get|give|buy) (?:for )?(?:my|our|a|him|her)\b/i;
const works =
  /\b(?:books?|novels?|films?|movies?|series|tv shows?|shows?|(?:video |board )?games?|songs?|bands?|podcasts?|authors?|anime|music)\b.{0,60}\b(?:like|similar to|for (?:people|someone|fans))\b|\b(?:movie|film|game) night\b|\bwhat (?:should|to|can|could|shall) (?:(?:i|we) )?(?:watch|read|listen to)\b/i;
const places =
  /\b(?:vacation|holiday|trip|getaway|honeymoon|weekend|travel) (?:idea|ideas|destination|destinations|spot|suggestions?)\b|\bwhere (?:should|can|could|to) (?:(?:i|we) )?(?:go|travel|fly|stay)\b/i;
const price =
  /\b(?:is|are|was) (?:[$€£]?\d[\d.,]*k?)\b.{0,60}\b(?:good|fair|too much|too high|too low|reasonable|ok|okay|expensive|cheap|worth it)\b|\b(?:good|fair|reasonable) (?:price|deal|rent|salary|offer)\b|\b(?:is|are|it|they) worth (?:anything|something|money|a lot|much)\b|\b(?:rent|salary|price|bill|fee|premium|quote) (?:is |too |way too )*(?:high|low|fair|normal|expensive)\b/i;
const either = /\b(?:or|vs\.?|versus)\b|\b[aA]\b.+\b[bB]\b/;
const figures =
  /\d[\d.,]*\s?(?:k\b|%|percent|euros?|dollars?|[€$£]|h\b|hours?|weeks?|days?|months?|years?|sqm|m2)|[€$£]\s?\d|\d{3,}/gi;

const presents: Everyday = {
  fits: ({ act, verb }, text) =>
    gift.test(text) &&
    !/^\W*present\b|\b(?:to|i|we|and) present\b|\bpresent for (?:an? )?(?:audience|class|crowd)\b/i.test(
      text,
    ) &&
    (act === 'open' || act === 'question' || act === 'list' || verb === 'give'),
  group: 'choices',
  name: 'presents',
};

const recommendations: Everyday = {
  fits: ({ act, technical, data }, text) =>
    !data &&
    !technical &&
    works.test(text) &&
    (act === 'open' ||
      act === 'list' ||
      (act === 'question' &&
        /\b(?:recommend|suggest|should (?:i|we)|what to|any good|similar|worth)\b/i.test(text))),
  group: 'choices',
  name: 'recommendations',
};

const destinations: Everyday = {
  fits: ({ act }, text) => places.test(text) && (act === 'open' || act === 'question' || act === 'list'),
  group: 'choices',
  name: 'destinations',
};

const fairPrice: Everyday = {
  fits: (reading, text) =>
    (asks(reading) || reading.act === 'open') &&
    !reading.deliverable &&
    price.test(text) &&
    !reading.technical &&
    reading.question !== 'quantity' &&
    !/\bsplit\b/i.test(text),
  group: 'choices',
  name: 'fairPrice',
};

/** "Is it worth repairing … for 180": one figure to weigh against. */
const worthIt = ({ act, technical, data }: Reading, text: string): boolean =>
  act === 'question' &&
  !technical &&
  !data &&
  /\b(?:worth|make sense|should (?:i|we)|pay off|better to)\b/i.test(text) &&
  /\b(?:repair|replac|buy|sell|rent|lease|pay|costs?|invest|upgrade|insur|loan|mortgage|install|fix)\w*/i.test(
    text,
  ) &&
  /\d/.test(text);

/** One of several things, with figures of the person's own: worked out by one measure. */
const figured: Everyday = {
  fits: (reading, text) =>
    worthIt(reading, text) ||
    ((asks(reading) || reading.act === 'open') &&
      !reading.deliverable &&
      !reading.technical &&
      (isOwn(text) || reading.act === 'open') &&
      either.test(text) &&
      (reading.act === 'open'
        ? /\b(?:which|vs\.?|versus|or)\b/i.test(text)
        : reading.question === 'opinion' || reading.question === 'best' || /\bwhich\b/i.test(text)) &&
      (text.match(figures)?.length ?? 0) >= 2),
  group: 'situations',
  name: 'decision',
};

const alternatives =
  /^[^\p{L}\p{N}]*(?:(?:should (?:i|we)|do i|what is better|which is better|is it better to|is|are)[:,]? )?(?:\p{L}+ ){1,7}or (?!not\b|so\b|less\b|more\b)\p{L}+/iu;

/** One of two, without figures. */
const eitherOr: Everyday = {
  fits: ({ act, deliverable, technical, question, data }, text) =>
    !deliverable &&
    !technical &&
    !data &&
    alternatives.test(text) &&
    (act === 'open' || (act === 'question' && (question === 'opinion' || question === 'best'))),
  group: 'choices',
  name: 'eitherOr',
};

/** Two who cannot agree, one who cannot choose: a way to settle it. */
const undecided: Everyday = {
  fits: ({ act, deliverable }, text) =>
    act === 'open' &&
    (deliverable === undefined || deliverable === 'names') &&
    /\b(?:can(?:no|['’])?t|cannot|can not|could(?:n['’]?t)? not|don['’]?t) (?:agree|decide|choose|make up|settle)\b|\btorn between\b|\bundecided\b/i.test(
      text,
    ),
  group: 'choices',
  name: 'undecided',
};

export const choices: readonly Everyday[] = [
  presents,
  recommendations,
  destinations,
  fairPrice,
  figured,
  undecided,
  eitherOr,
];
