import { asks, help, isOwn, tells } from './everyday.ts';
import type { Everyday } from './everyday.ts';

const manners =
  /\b(?:is it|would it be|isn['’]?t it) (?:rude|weird|normal|bad manners|inappropriate|impolite|cringe|creepy|tacky|acceptable|disrespectful)\b|\bshould (?:i|we|you) tip\b|\bwho (?:pays|should pay)\b|\betiquette\b|\bsplit (?:a|the) bill\b|\bhow much (?:to|should (?:i|we|you)) (?:tip|give)\b/i;
const event =
  /[😭😢💔😞😔]|\b(?:(?:he|she|they) (?:left|dumped|cheated|ghosted|broke up)|broke up with|(?:passed away|died)\b.{0,40}\b(?:yesterday|last|today|ago)|i (?:just )?(?:got|was) (?:dumped|ghosted|cheated|rejected|fired)|i feel (?:like|so|that|as if)|(?:everyone|everybody|all my friends) .{0,30}(?:except me|without me|moved on|but me)|don['’]?t know what i (?:want|feel)|nobody (?:likes|cares|calls|understands)|fear of|(?:afraid|scared|terrified) of|(?:stage|exam|flight) (?:fright|nerves|anxiety)|panic attacks?|can['’]?t (?:cope|stop crying|do this)|i (?:hate|miss) (?:my|him|her))\b/iu;
const feeling =
  /\bi(?:['’]?m| am| feel| have been| keep feeling)\b.{0,30}\b(?:lonely|sad|nervous|anxious|stressed|tired|depressed|overwhelmed|bored|afraid|scared|angry|lost|burn(?:ed|t) out|worried|guilty|jealous|heartbroken|unmotivated|homesick)\b/i;

const custom: Everyday = {
  fits: (reading, text) => asks(reading) && manners.test(text),
  answer: {
    rule: 'A1',
    form: 'prose',
    gist: 'Answer in the first sentence, then what people there usually do and what is taken badly, then what to do or say.',
    parts: [
      ['First', 'Answer in the first sentence'],
      ['Usual', 'Say what people there usually do now, where that differs, and what is taken badly'],
      ['Do', 'Say what to do in my place, with the words if something has to be said'],
    ],
    checks: [],
    expert: [['Slip', 'How to put it right if it has gone wrong']],
    returns: 'the answer in at most 120 words',
  },
};

const heart: Everyday = {
  fits: ({ act, deliverable }, text) =>
    act === 'open' &&
    (!deliverable || /^\W*(?:my )?(?:fear of|afraid of|scared of|terrified of)/i.test(text)) &&
    (event.test(text) || feeling.test(text)),
  answer: {
    rule: 'A1',
    form: 'prose',
    lead: help,
    gist: 'Say first what you understood, without a diagnosis, then offer 3 small steps for the coming days, then ask one question.',
    parts: [
      ['Heard', 'Say first what you understood, in two or three sentences, without a diagnosis or advice'],
      ['Steps', 'Then offer 3 small steps for the coming days, the first for today, each with how to begin'],
      ['Limits', 'Say in one sentence by what sign I should talk to somebody trained for it'],
      ['Question', 'End with one question that I can answer in a sentence'],
    ],
    checks: [],
    expert: [['Hard day', 'The smallest version of each step, for a day when it is too much']],
    returns: 'the steps, then the question, in at most 200 words',
  },
};

const kin =
  /^\W*(?:the )?(?:kids?|toddler|baby|teen(?:ager)?|son|daughter|boss|co-?worker|husband|wife|boyfriend|girlfriend|ex|mother|father|mom|mum|dad|neighbou?r|friend|roommate|flatmate|\d+)\b/i;

/** Whatever else somebody tells about life: advice, another way, words to say. */
const advice: Everyday = {
  fits: (reading, text) =>
    (reading.act === 'open' || (asks(reading) && tells(reading))) &&
    !reading.deliverable &&
    !reading.technical &&
    !reading.titled &&
    reading.sentences.every(({ kind }) => kind !== 'role') &&
    /^\W*(?:(?:ok|okay|so|well|hi|hey|hello|um|and|but|basically|the)[, ]+)*(?:i|i['’]?(?:m|ve|d)|we|my|our|he|she|they|(?:the )?(?:kids?|toddler|baby|teen(?:ager)?|son|daughter|boss|co-?worker|husband|wife|boyfriend|girlfriend|ex|mother|father|mom|mum|dad|neighbou?r|friend|roommate|flatmate)s?|everyone|everybody|nobody|people|life|work|school|things|\d+[- ](?:year|month|week)s?[- ]olds?)\b/i.test(
      text,
    ) &&
    (isOwn(text) || kin.test(text)),
  answer: {
    rule: 'A4',
    form: 'prose',
    lead: help,
    gist: 'Say first what you would do and why, then 2 other ways with what each may cost me, the words to begin with where I have to talk to somebody, then one question.',
    parts: [
      ['First', 'Say in the first sentence what you would do in my place, with the reason that decides it'],
      ['Ways', 'Give 2 other ways, each with its first step and what it may cost me'],
      ['Words', 'Where I have to talk to somebody, add the words to begin with, at most 50'],
      ['Missing', 'End with the one question whose answer would change your advice'],
    ],
    checks: [],
    expert: [['Their side', 'How it may look from the other side, in two sentences']],
    returns: 'your advice, the other ways and the words, then that question',
  },
};

export const people: readonly Everyday[] = [custom, heart];
export const lastResort: readonly Everyday[] = [advice];
