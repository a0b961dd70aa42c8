import { asks, isOwn, tells } from './everyday.ts';
import type { Everyday } from './everyday.ts';

const manners =
  /\b(?:is it|would it be|isn['’]?t it) (?:rude|weird|normal|bad manners|inappropriate|impolite|cringe|creepy|tacky|acceptable|disrespectful)\b|\b(?:polite|rude|impolite|proper) (?:way|thing|time)\b|\bpolitely\b|\bshould (?:i|we|you) tip\b|\bwho (?:pays|should pay)\b|\betiquette\b|\bsplit (?:a|the) bill\b|\bhow much (?:to|should (?:i|we|you)) (?:tip|give)\b/i;
const event =
  /^[^\p{L}]*[😭😢💔😞😔]|\b(?:(?:he|she|they) (?:left|dumped|cheated|ghosted|broke up)|broke up with|(?:passed away|died)\b.{0,40}\b(?:yesterday|last|today|ago)|i (?:just )?(?:got|was) (?:dumped|ghosted|cheated|rejected|fired)|i feel (?:like|so|that|as if)|(?:everyone|everybody|all my friends) .{0,30}(?:except me|without me|moved on|but me)|don['’]?t know what i (?:want|feel)|nobody (?:likes|cares|calls|understands)|can['’]?t (?:cope|stop crying|do this)|i (?:hate|miss) (?:my|him|her))\b/iu;
const feeling =
  /\bi(?:['’]?m| am| feel| have been| keep feeling)\b.{0,30}\b(?:lonely|sad|nervous|anxious|stressed|tired|depressed|overwhelmed|bored|afraid|scared|angry|lost|burn(?:ed|t) out|worried|guilty|jealous|heartbroken|unmotivated|homesick)\b/i;

const custom: Everyday = {
  fits: (reading, text) => asks(reading) && manners.test(text),
  group: 'people',
  name: 'custom',
};

const heart: Everyday = {
  fits: ({ act, deliverable }, text) =>
    (act === 'open' || (act === 'question' && /\bi feel\b/i.test(text))) &&
    !deliverable &&
    (event.test(text) || feeling.test(text)),
  group: 'people',
  name: 'heart',
};

const dilemma =
  /\bshould (?:i|we) (?:even |just )?(?:tell|confront|ask|report|talk to|text|call|forgive|break up|leave my|invite|apologi[sz]e|say|trust|stay|cut)\b/i;
const kin =
  /^\W*(?:the )?(?:kids?|toddler|baby|teen(?:ager)?|son|daughter|boss|co-?worker|husband|wife|boyfriend|girlfriend|ex|mother|father|mom|mum|dad|neighbou?r|friend|roommate|flatmate|\d+)\b/i;

const childsQuestion =
  /\b(?:\d+[- ](?:year|yr)s?[- ]olds?|kid|son|daughter|child|toddler|grandson|granddaughter)\b.{0,12}\b(?:asks?|asked|keeps asking|wants to know)\b/i;

/** A child's question that wants words. */
const forTheChild: Everyday = {
  fits: ({ act, deliverable }, text) => act === 'open' && !deliverable && childsQuestion.test(text),
  group: 'situations',
  name: 'words',
};

/** Whatever else somebody tells about life: advice, another way, words to say. */
const advice: Everyday = {
  fits: (reading, text) =>
    (reading.act === 'open' || (asks(reading) && (tells(reading) || dilemma.test(text)))) &&
    !reading.deliverable &&
    !reading.technical &&
    !reading.titled &&
    reading.sentences.every(({ kind }) => kind !== 'role') &&
    (dilemma.test(text) ||
      /^\W*(?:(?:ok|okay|so|well|hi|hey|hello|um|and|but|basically|the)[, ]+)*(?:i|i['’]?(?:m|ve|d)|we|my|our|he|she|they|(?:the )?(?:kids?|toddler|baby|teen(?:ager)?|son|daughter|boss|co-?worker|husband|wife|boyfriend|girlfriend|ex|mother|father|mom|mum|dad|neighbou?r|friend|roommate|flatmate)s?|everyone|everybody|nobody|people|life|work|school|things|\d+[- ](?:year|month|week)s?[- ]olds?)\b/i.test(
        text,
      )) &&
    (isOwn(text) || kin.test(text)),
  group: 'people',
  name: 'advice',
};

const young =
  /^[^\p{L}\p{N}]*(?:(?:my|our|the) )?(?:\d+[- ](?:year|yr|month)s?[- ]olds?|(?:\d+[- ](?:year|yr|month)s?[- ]old )?(?:kids?|toddler|baby|teen(?:ager)?|son|daughter|child(?:ren)?|stepson|stepdaughter|grandson|granddaughter|puppy))\b|\bhow (?:can|do|should) (?:i|we) (?:get|make|help|stop) (?:my|our) (?:\d+[- ]year[- ]old |little |teenage )*(?:kids?|toddler|baby|teen(?:ager)?|son|daughter|child(?:ren)?|puppy)\b/iu;
const unwell = /\b(?:fever|rash|hurts?|vomit\w*|cough\w*|swollen|bleeding|sick|pain|limp\w*|breath\w*)\b/i;

/** What a child or a young animal does: one plan that tired people can follow. */
const raising: Everyday = {
  fits: (reading, text) =>
    (reading.act === 'open' || asks(reading)) &&
    !reading.deliverable &&
    !reading.technical &&
    young.test(text) &&
    !/\bwants? (?:to|an?|me)\b/i.test(text) &&
    !unwell.test(text),
  group: 'people',
  name: 'raising',
};

export const people: readonly Everyday[] = [custom, forTheChild, raising, heart];
export const lastResort: readonly Everyday[] = [advice];
