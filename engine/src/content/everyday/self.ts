import type { Everyday } from './everyday.ts';

const within =
  /\b(?:how (?:do|can|could|should|to)|what helps|make me|help me|i want to|i need to|i['’]?d like to|i always|i keep|i can['’]?t)\b.{0,40}\b(?:stop\b(?! (?:the|it|my (?:dog|cat|car|phone|neighbou?r|computer|laptop|kid|child|son|daughter|\p{L}+(?: \p{L}+)? from)))|quit|get over|get rid of my|deal with|cope with|overcome|become (?:more|less)|be (?:more|less|better)|feel (?:less|more|better)|sleep|fall asleep|wake up|get up|focus|remember|forget\p{L}*|motivat\p{L}*|confiden\p{L}*|anxi\p{L}*|stress\p{L}*|fear|nerves|jealous|procrastinat\p{L}*|concentrat\p{L}*|relax|calm|disciplin\p{L}*|fright)\b/iu;
const inward =
  /^\W*(?:i want to |i need to |i have to )?learn (?:how )?to (?:say|let|relax|trust|love|accept|be|live|stop|forgive|listen)\b/i;
const fear =
  /^\W*(?:my |i (?:have|get|am) |i['’]?m )?(?:a )?(?:fear of|afraid of|scared of|terrified of|stage fright|(?:stage|exam|flight|flying|driving|social) (?:fright|nerves|anxiety)|panic attacks?)\b|\bwhen i (?:present|speak|have to speak|talk to|perform|drive|fly)\b/i;
const habit =
  /^[^\p{L}\p{N}]*i (?:keep (?:on )?\p{L}+ing|always|never|can['’]?t (?:stop|focus|concentrate|get)|cannot (?:stop|focus|concentrate)|struggle|have trouble|get bored|lose interest|give up|run out of steam|put (?:it|everything) off|procrastinate)\b/iu;
const skill =
  /\b(?:learn(?: how)? to|learn|teach (?:me|myself)|get (?:better|good|fitter|stronger|in shape)|improve my|run (?:a|my)|finish (?:a|my)|train for|do (?:my first|a) (?:pull[- ]?up|handstand|split|push[- ]?up)|lose|gain|build (?:muscle|strength)|speak|play|master|save (?:up )?(?:for|[$€£\d]))\b.{0,60}\b(?:\p{L}+|\d+)/iu;
const aimOpening =
  /^\W*(?:(?:i|we) (?:really |just )?(?:want|need|would like|['’]d like|plan|am trying|['’]m trying|hope) to |i['’]d like to |how (?:do|can|should|could) i |how to |where (?:do|should) i (?:start|begin)|best way to )?(?=(?:learn|teach me(?! how to\b)|get|improve|run|finish|train|do|lose|gain|build|speak|play|master|save)\b)/i;

/** A habit, a fear, a feeling to change: ways that differ, small beginnings. */
const change: Everyday = {
  fits: ({ act, technical, verb, deliverable }, text) =>
    !technical &&
    (!deliverable || fear.test(text)) &&
    (fear.test(text) || inward.test(text) || within.test(text) || (act === 'open' && habit.test(text))) &&
    (act === 'question' || act === 'open' || act === 'explain' || verb === 'make' || verb === undefined),
  group: 'self',
  name: 'change',
};

/** A skill or a mark to reach: a plan from where the person stands. */
const aim: Everyday = {
  fits: ({ act, technical, deliverable, question, verb }, text) =>
    !technical &&
    (!deliverable || deliverable === 'speech') &&
    aimOpening.test(text) &&
    !/\blearn (?:how )?to (?:say|let|relax|trust|love|accept|be|live|stop|forgive|listen)\b/i.test(text) &&
    skill.test(text.replace(aimOpening, '')) &&
    (act === 'open' ||
      (act === 'question' && (!question || question === 'how-to')) ||
      (act === 'write' && verb === undefined)),
  group: 'self',
  name: 'aim',
};

/** "Beginner crochet": a skill named with its level. */
const starter: Everyday = {
  fits: ({ act, deliverable, technical, goal }) =>
    act === 'open' &&
    !deliverable &&
    !technical &&
    goal.length < 60 &&
    /\b(?:beginners?|getting started|from scratch|for dummies)\b/i.test(goal),
  group: 'self',
  name: 'aim',
};

export const self: readonly Everyday[] = [change, aim, starter];
