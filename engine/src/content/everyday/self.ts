import { help } from './everyday.ts';
import type { Everyday } from './everyday.ts';

const within =
  /\b(?:how (?:do|can|could|should|to)|what helps|make me|help me|i want to|i need to|i['’]?d like to|i always|i keep|i can['’]?t)\b.{0,40}\b(?:stop\b(?! (?:the|it|my (?:dog|cat|car|phone|neighbou?r|computer|laptop|kid|child|son|daughter)))|quit|get over|get rid of my|deal with|cope with|overcome|become (?:more|less)|be (?:more|less|better)|feel (?:less|more|better)|sleep|fall asleep|wake up|get up|focus|remember|forget\p{L}*|motivat\p{L}*|confiden\p{L}*|anxi\p{L}*|stress\p{L}*|fear|nerves|jealous|procrastinat\p{L}*|concentrat\p{L}*|relax|calm|disciplin\p{L}*|fright)\b/iu;
const habit =
  /^\W*i (?:keep (?:on )?\p{L}+ing|always|never|can['’]?t (?:stop|focus|concentrate|get)|cannot (?:stop|focus|concentrate)|struggle|have trouble|put (?:it|everything) off|procrastinate)\b/iu;
const skill =
  /\b(?:learn(?: how)? to|learn|teach (?:me|myself)|get (?:better|good|fitter|stronger|in shape)|improve my|run (?:a|my)|finish (?:a|my)|train for|do (?:my first|a) (?:pull[- ]?up|handstand|split|push[- ]?up)|lose|gain|build (?:muscle|strength)|speak|play|master|save (?:up )?(?:for|[$€£\d]))\b.{0,60}\b(?:\p{L}+|\d+)/iu;
const aimOpening =
  /^\W*(?:(?:i|we) (?:really |just )?(?:want|need|would like|['’]d like|plan|am trying|['’]m trying|hope|have) to |i['’]d like to |how (?:do|can|should|could) i |how to |where (?:do|should) i (?:start|begin)|best way to )?(?=(?:learn|teach me(?! how to\b)|get|improve|run|finish|train|do|lose|gain|build|speak|play|master|save)\b)/i;

/** A habit, a fear, a feeling to change: ways that differ, small beginnings. */
const change: Everyday = {
  fits: ({ act, technical, verb, deliverable }, text) =>
    !technical &&
    !deliverable &&
    (within.test(text) || (act === 'open' && habit.test(text))) &&
    (act === 'question' || act === 'open' || act === 'explain' || verb === 'make' || verb === undefined),
  answer: {
    rule: 'A1',
    form: 'prose',
    lead: help,
    gist: 'Name what most likely keeps it going, then 3 ways that differ, each with what to do in its first 10 minutes and how to tell after a week; end with one question.',
    parts: [
      ['Reason', 'Name in one sentence what most likely keeps it going, marked as a guess'],
      [
        'Ways',
        'Give 3 ways that differ, each with what to do in its first 10 minutes, within the time I have',
      ],
      ['Sign', 'Say for each how I can tell after a week whether it works'],
      ['Question', 'End with the one question whose answer would change the order'],
    ],
    checks: [],
    expert: [
      ['Evidence', 'Tell what is well supported from what only often helps'],
      ['Relapse', 'What to do on the first day it fails'],
    ],
    returns: 'the reason and the 3 ways, then the question',
  },
};

/** A skill or a mark to reach: a plan from where the person stands. */
const aim: Everyday = {
  fits: ({ act, technical, deliverable, question, verb }, text) =>
    !technical &&
    (!deliverable || deliverable === 'speech') &&
    aimOpening.test(text) &&
    skill.test(text.replace(aimOpening, '')) &&
    (act === 'open' ||
      (act === 'question' && (!question || question === 'how-to')) ||
      (act === 'write' && verb === undefined)),
  answer: {
    rule: 'A1',
    form: 'list',
    lead: help,
    gist: 'Give a plan from where I stand to the aim in stages, each with what to do, how often and the mark that ends it; show the first session; end with one question.',
    parts: [
      [
        'Plan',
        'Give the plan in stages from where I stand to the aim: what to do, how often, the mark that ends the stage',
      ],
      ['First', 'Show the first session minute by minute, so that I can begin today'],
      ['Trap', 'Name the 2 mistakes that hold most people back here, and what to do instead'],
      [
        'Missing',
        'Name the level and the hours a week you assume; ask for the one fact that would change the plan',
      ],
    ],
    checks: [],
    expert: [['Plateau', 'What to change when nothing moves for two weeks']],
    returns: 'the plan, the first session and the mistakes, then that question',
  },
};

export const self: readonly Everyday[] = [change, aim];
