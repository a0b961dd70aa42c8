import { countWords } from '../../reading/complexity.ts';
import { everydayKind, isLoose, isOwn } from './everyday.ts';
import type { Everyday } from './everyday.ts';

const phrase =
  /\bwhat (?:does|do|did|is meant by) (?!(?:he|she|they|you|i|we|my|his|her)\b).{1,80}\bmean(?:s|t)?\b(?! for\b)|\bmeaning of (?!life\b|the lyrics\b)|\bwhat['’]?s the meaning of (?!life\b)|["”'’] mean(?:s|ing)?\b/i;
const noWord =
  /\b(?:numbers|letters|colou?rs|symbols?|lights?|marks?|lines|stripes|lyrics?|poem|song|novel|book|film|movie|painting|dream|symboli\w+|data|results?|graph|error|message|command|origins?|etymology|comes? from|history|evol\w+)\b/i;
const unlike =
  /\b(?:difference|differences)\b.{0,12}\b(?:between|of)\b|\bhow (?:is|are|does|do) .{2,40} (?:different|differ) from\b/i;
const loosePuzzle =
  /\b(?:per|each|total|every|twice|half|times|remaining|altogether|average)\b|\d+\s?(?:km|m|feet|ft|miles|mph|kg|minutes|hours|seconds|%)/i;
const mostTopicWords = 3;
const noTopic =
  /[?!]|\b(?:for|i|me|my|help|hi|hello|hey|hallo|test|thanks?|thx|ok|okay|yes|no|why|how|what|something|anything|nothing|this|that|it|please|sorry|\p{L}+ing me)\b/iu;
const sum =
  /^\W*(?:the )?(?:(?:mean|median|mode|average|sum|product)\b|square root|cube root|derivative|integral|factors?|prime factors?|lcm|gcd|gcf|hcf|area|volume|percentage|\d+(?:[.,]\d+)? ?(?:%|percent) of|\d[\d\s.,()]*[-+*/x×^÷]\s*\d|\d*[xyz]\s?[-+^=]|(?:sqrt|log|ln|sin|cos|tan)(?=[\s(\d]))/i;
const conversion =
  /^[^\p{L}\p{N}]*(?:(?:convert|change) )?(?:[\d.,/]+|an?|half an?|one) ?(?:°|degrees? )?(?:\p{L}+)(?: (?:of )?\p{L}+)? (?:to|in|into) (?:°|degrees? )?\p{L}+\W*$|^[^\p{L}\p{N}]*how many \p{L}+ (?:are |is |are there )?in (?:an?|one|\d+) \p{L}+\W*$/iu;
const things =
  /^\W*(?:(?:\d+|some|fun|cool|good|free|best|interesting|unusual|common) )*(?:things|places|foods|ways|reasons|exercises|activities|games|signs|mistakes|habits|examples|types|kinds|hobbies|jobs|words|animals|plants|countries|cities|apps|topics|symptoms|uses|causes) (?:to|that|of|for|you|i|we|in|which|where|with|before|after)\b/i;
const tellsWhether =
  /\bhow (?:do|can|would|could|to) (?:(?:i|we|you) )?(?:tell (?:if|when|whether)|(?:know|see|recogni[sz]e|notice|spot) (?:if|when|whether|that|an?|the))\b/i;
const notUnderstood =
  /^\W*i (?:(?:do not|don['’]?t|can['’]?t|cannot|never) (?:understand|get what|get how|get why)|have no idea (?:what|how|why))\b/i;
const somebody =
  /\bunderstand (?:why (?:he|she|they|my)|him|her|them|my (?:boyfriend|girlfriend|husband|wife|son|daughter|mother|father|boss|friend))\b/i;
const childsQuestion =
  /\b(?:\d+[- ](?:year|yr)s?[- ]olds?|kid|son|daughter|child|toddler|grandson|granddaughter)\b.{0,12}\b(?:asks?|asked|keeps asking|wants to know)\b/i;

const complete =
  /^\W*(?:a (?:complete |full )?list of )?(?:all|every) (?:the |of the )?(?!my\b|our\b)\p{L}/iu;

/** What is asked about the world, also without a question: a word, a difference, a sum, a list, a sign. */
export const knowledge: readonly Everyday[] = [
  {
    group: 'reasoning',
    name: 'explain',
    fits: (reading, text) =>
      reading.act === 'open' && isLoose(reading) && notUnderstood.test(text) && !somebody.test(text),
  },
  {
    group: 'reasoning',
    name: 'forSomebody',
    fits: (reading, text) => reading.act === 'open' && isLoose(reading) && childsQuestion.test(text),
  },
  everydayKind(
    'sign',
    ({ act, technical, data }, text) => act === 'question' && !technical && !data && tellsWhether.test(text),
  ),
  {
    group: 'reasoning',
    name: 'small',
    fits: ({ act, technical }, text) =>
      !technical && (act === 'open' || act === 'question' || act === 'compute') && conversion.test(text),
  },
  {
    group: 'reasoning',
    name: 'compute',
    fits: ({ act, technical, deliverable }, text) =>
      act === 'open' &&
      !technical &&
      (!deliverable || deliverable === 'formula') &&
      sum.test(text) &&
      /\d|[xyz]/.test(text),
  },
  {
    group: 'reasoning',
    name: 'define',
    fits: ({ act, technical, data, goal }, text) =>
      !technical &&
      !data &&
      goal.length < 140 &&
      phrase.test(text) &&
      !unlike.test(text) &&
      !noWord.test(text) &&
      (act === 'question' || act === 'open'),
  },
  everydayKind(
    'difference',
    ({ act, data, sentences, frozen, question }, text) =>
      !data &&
      !/\blike i['’]?m (?:5|five)\b/i.test(text) &&
      sentences.length < 3 &&
      question !== 'quantity' &&
      frozen.filter(({ kind }) => kind === 'number').length < 3 &&
      (unlike.test(text) || (!isOwn(text) && /\b(?:vs\.?|versus)(?= )/i.test(text))) &&
      (act === 'question' || act === 'open' || act === 'explain'),
  ),
  // Statements with figures that read like a textbook problem whose question was left out.
  everydayKind(
    'puzzle',
    (reading, text) =>
      reading.act === 'open' &&
      isLoose(reading) &&
      reading.frozen.filter(({ kind }) => kind === 'number').length >= 3 &&
      loosePuzzle.test(text) &&
      !isOwn(text),
  ),
  {
    group: 'reasoning',
    name: 'list',
    fits: ({ act, deliverable, technical }, text) =>
      act === 'open' &&
      !technical &&
      (!deliverable ||
        deliverable === 'list' ||
        deliverable === 'quiz' ||
        deliverable === 'words' ||
        deliverable === 'poem') &&
      things.test(text),
  },
  {
    group: 'reasoning',
    name: 'whole',
    fits: (reading, text) =>
      reading.act === 'open' && isLoose(reading) && complete.test(text) && !isOwn(text),
  },
];

/** One to three words that name a subject and nothing else. */
export const topic = everydayKind(
  'overview',
  (reading, text) =>
    reading.act === 'open' &&
    isLoose(reading) &&
    !reading.titled &&
    reading.sentences.length === 1 &&
    /\p{L}{3}/u.test(reading.goal) &&
    !/n['’]t\b|\b(?:wo|does|do|is|ca|are|did)nt\b/i.test(reading.goal) &&
    countWords(reading.goal) <= mostTopicWords &&
    !noTopic.test(text),
);
