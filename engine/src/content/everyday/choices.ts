import { everydayKind, isLoose, isOwn } from './everyday.ts';
import type { Everyday } from './everyday.ts';

const gift =
  /\b(?:gifts?|presents?)\b(?: ideas?)?\b.{0,24}\bfor\b|\bwhat (?:to|should i|can i|do i) (?:get|give|buy) (?:for )?(?:my|our|a|him|her)\b/i;
const oneOf =
  /^\W*(?:please )?(?:pick|choose|recommend|suggest)(?: (?:me|us))? (?:an?|one|something|some)\b/i;
const presenting =
  /^\W*present\b|\b(?:to|i|we|and) present\b|\bpresent for (?:an? )?(?:audience|class|crowd)\b/i;
const works =
  /\b(?:books?|novels?|films?|movies?|series|tv shows?|shows?|(?:video |board )?games?|songs?|bands?|podcasts?|authors?|anime|music)\b.{0,60}\b(?:like|similar to|for (?:people|someone|fans))\b|\b(?:movie|film|game) night\b|\bwhat (?:should|to|can|could|shall) (?:(?:i|we) )?(?:watch|read|listen to)\b/i;
const wanted = /\b(?:recommend|suggest|should (?:i|we)|what to|any good|similar|worth)\b/i;
const places =
  /\b(?:vacation|holiday|trip|getaway|honeymoon|weekend|travel) (?:idea|ideas|destination|destinations|spot|suggestions?)\b|\bwhere (?:should|can|could) (?:i|we) (?:go|travel|fly|stay)\b|^\W*where to (?:go|travel|fly|stay)\b/i;
const choiceOf =
  /^[^\p{L}\p{N}]*(?:the )?(?:best|cheapest|top|easiest|fastest|nicest|safest|good|right) (?!of\b|way\b|time\b|morning\b|night\b|evening\b|luck\b|bye\b|order\b|practices?\b|man\b|wishes\b)\p{L}+/iu;
const price =
  /\b(?:is|are|was) (?:[$€£]?\d[\d.,]*k?)\b.{0,60}\b(?:good|fair|too much|too high|too low|reasonable|ok|okay|expensive|cheap|worth it)\b|\b(?:good|fair|reasonable) (?:price|deal|rent|salary|offer)\b|\b(?:is|are|it|they) worth (?:anything|something|money|a lot|much)\b|\b(?:rent|salary|price|bill|fee|premium|quote) (?:is |too |way too )*(?:high|low|fair|normal|expensive)\b/i;
const either = /\b(?:or|vs\.?|versus)\b|\b[aA]\b.+\b[bB]\b/;
const figures =
  /\d[\d.,]*\s?(?:k\b|%|percent|euros?|dollars?|[€$£]|h\b|hours?|weeks?|days?|months?|years?|sqm|m2|km|miles)|[€$£]\s?\d|\d{3,}/gi;
const weighs = /\b(?:worth|make sense|should (?:i|we)|pay off|better to)\b/i;
const spends =
  /\b(?:repair|replac|buy|sell|rent|lease|pay|costs?|invest|upgrade|insur|loan|mortgage|install|fix)\w*/i;
const alternatives =
  /^[^\p{L}\p{N}]*(?:(?:should (?:i|we)|do i|what is better|which is better|is it better to|is|are)[:,]? )?(?:\p{L}+ ){1,7}or (?!not\b|so\b|less\b|more\b)\p{L}+/iu;
const torn =
  /\b(?:can(?:no|['’])?t|cannot|can not|could(?:n['’]?t)? not|don['’]?t) (?:agree|decide|choose|make up|settle)\b|\btorn between\b|\bundecided\b/i;

/** What to give, buy, watch, where to go, which of two. */
export const choices: readonly Everyday[] = [
  everydayKind(
    'suggestions',
    ({ act, verb, deliverable }, text) =>
      gift.test(text) &&
      deliverable !== 'message' &&
      !presenting.test(text) &&
      (act === 'open' || act === 'question' || act === 'list' || verb === 'give'),
  ),
  everydayKind(
    'suggestions',
    ({ act, technical, data }, text) =>
      !data &&
      !technical &&
      works.test(text) &&
      (act === 'open' || act === 'list' || (act === 'question' && wanted.test(text))),
  ),
  everydayKind(
    'suggestions',
    ({ act, technical, data, deliverable }, text) =>
      act === 'list' &&
      (!deliverable || deliverable === 'game' || deliverable === 'song') &&
      !technical &&
      !data &&
      oneOf.test(text),
  ),
  everydayKind(
    'suggestions',
    ({ act }, text) => places.test(text) && (act === 'open' || act === 'question' || act === 'list'),
  ),
  everydayKind(
    'fairPrice',
    (reading, text) =>
      isLoose(reading) && price.test(text) && reading.question !== 'quantity' && !/\bsplit\b/i.test(text),
  ),
  // "Is it worth repairing … for 180": one figure to weigh against.
  everydayKind(
    'decision',
    ({ act, technical, data }, text) =>
      act === 'question' && !technical && !data && weighs.test(text) && spends.test(text) && /\d/.test(text),
  ),
  everydayKind(
    'decision',
    (reading, text) =>
      isLoose(reading) &&
      either.test(text) &&
      (reading.act === 'open' ||
        (isOwn(text) &&
          (reading.question === 'opinion' || reading.question === 'best' || /\bwhich\b/i.test(text)))) &&
      (text.match(figures)?.length ?? 0) >= 2,
  ),
  {
    group: 'questions',
    name: 'opinion',
    fits: (reading, text) =>
      reading.act === 'open' &&
      !reading.technical &&
      !reading.data &&
      (isLoose(reading) || reading.deliverable === 'names') &&
      !/_{2,}/.test(text) &&
      (alternatives.test(text) || torn.test(text) || (isOwn(text) && /\b(?:vs\.?|versus) /i.test(text))),
  },
  everydayKind(
    'suggestions',
    (reading, text) => reading.act === 'open' && isLoose(reading) && choiceOf.test(text),
  ),
];
