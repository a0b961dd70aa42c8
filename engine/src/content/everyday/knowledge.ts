import { countWords } from '../../reading/complexity.ts';
import { isOwn } from './everyday.ts';
import type { Everyday } from './everyday.ts';

const phrase =
  /\bwhat (?:does|do|did|is meant by)\b.{1,80}\bmean(?:s|t)?\b|\bmeaning of (?!life\b|the lyrics\b)|\bwhat['’]?s the meaning of (?!life\b)|["”'’] mean(?:s|ing)?\b/i;
const unlike =
  /\b(?:difference|differences)\b.{0,12}\b(?:between|of)\b|\bhow (?:is|are|does|do) .{2,40} (?:different|differ) from\b/i;
const loosePuzzle =
  /\b(?:per|each|total|every|twice|half|times|remaining|altogether|average)\b|\d+\s?(?:km|m|feet|ft|miles|mph|kg|minutes|hours|seconds|%)/i;
const mostTopicWords = 3;
const meals =
  /^\W*(?:(?:quick|easy|healthy|cheap|vegan|vegetarian|simple|family|romantic|warm|cold|light) )*(?:dinner|lunch|breakfast|supper|brunch|snack)s?(?: tonight| ideas?| for \p{L}+(?: \p{L}+)?|,? (?:no|without|under|with) [\p{L}\d ]{2,30})*\W*$/iu;

/** What a word or saying means and how it is used. */
const meaning: Everyday = {
  fits: ({ act, technical, data, goal }, text) =>
    !technical &&
    !data &&
    goal.length < 140 &&
    !/\b(?:origins?|etymology|comes? from|history|evol\w+)\b/i.test(text) &&
    phrase.test(text) &&
    !unlike.test(text) &&
    !/\b(?:lyrics?|poem|song|novel|book|film|movie|painting|dream|symboli\w+|data|results?|graph|error|message|command)\b/i.test(
      text,
    ) &&
    (act === 'question' || act === 'open'),
  group: 'knowledge',
  name: 'meaning',
};

/** How two things differ and which to take. */
const difference: Everyday = {
  fits: ({ act, data, sentences, frozen, question }, text) =>
    !data &&
    !/\blike i['’]?m (?:5|five)\b/i.test(text) &&
    sentences.length < 3 &&
    question !== 'quantity' &&
    frozen.filter(({ kind }) => kind === 'number').length < 3 &&
    (unlike.test(text) || (!isOwn(text) && /\b(?:vs\.?|versus)(?= )/i.test(text))) &&
    (act === 'question' || act === 'open' || act === 'explain'),
  group: 'knowledge',
  name: 'difference',
};

/** Statements with figures that read like a textbook problem whose question was left out. */
const puzzle: Everyday = {
  fits: ({ act, frozen, deliverable, technical }, text) =>
    act === 'open' &&
    !deliverable &&
    !technical &&
    frozen.filter(({ kind }) => kind === 'number').length >= 3 &&
    loosePuzzle.test(text) &&
    !/\b(?:i|my|we|our)\b/i.test(text),
  group: 'knowledge',
  name: 'puzzle',
};

/** "Dinner": what to cook, nothing else said. */
const meal: Everyday = {
  fits: ({ act }, text) => act === 'open' && meals.test(text),
  group: 'knowledge',
  name: 'meal',
};

/** One to three words that name a subject and nothing else. */
const overview: Everyday = {
  fits: ({ act, deliverable, titled, technical, sentences, goal }, text) =>
    act === 'open' &&
    !deliverable &&
    !titled &&
    !technical &&
    sentences.length === 1 &&
    /\p{L}{3}/u.test(goal) &&
    !/n['’]t\b/.test(goal) &&
    countWords(goal) <= mostTopicWords &&
    !/[?!]|\b(?:i|me|my|help|hi|hello|hey|hallo|test|thanks?|thx|ok|okay|yes|no|why|how|what|something|anything|nothing|this|that|it|please|sorry|\p{L}+ing me)\b/iu.test(
      text,
    ),
  group: 'knowledge',
  name: 'overview',
};

const sum =
  /^\W*(?:the )?(?:mean|median|mode|average|sum|product|square root|cube root|derivative|integral|factors?|prime factors?|lcm|gcd|gcf|hcf|area|volume|percentage|\d+(?:[.,]\d+)? ?(?:%|percent) of|\d[\d\s.,()]*[-+*/x×^÷]\s*\d|\d*[xyz]\s?[-+^=]|sqrt|log|sin|cos)/i;
const conversion =
  /^[^\p{L}\p{N}]*(?:(?:convert|change) )?(?:[\d.,/]+|an?|half an?|one) ?(?:°|degrees? )?(?:\p{L}+)(?: (?:of )?\p{L}+)? (?:to|in|into) (?:°|degrees? )?\p{L}+\W*$|^[^\p{L}\p{N}]*how many \p{L}+ (?:are |is |are there )?in (?:an?|one|\d+) \p{L}+\W*$/iu;
const things =
  /^\W*(?:(?:\d+|some|fun|cool|good|free|best|interesting|unusual|common) )*(?:things|places|foods|ways|reasons|exercises|activities|games|signs|mistakes|habits|examples|types|kinds|questions|hobbies|jobs|words|animals|plants|countries|cities|apps|topics|symptoms|uses|causes) (?:to|that|of|for|you|i|we|in|which|where|with|before|after)\b/i;
const against = /\b(?:better|worse|healthier|cheaper|safer|greener|faster|stronger|more \p{L}+) than\b/iu;

/** A sum without a verb. */
const bareSum: Everyday = {
  fits: ({ act, technical, deliverable }, text) =>
    act === 'open' &&
    !technical &&
    (!deliverable || deliverable === 'formula') &&
    sum.test(text) &&
    /\d|[xyz]/.test(text),
  group: 'reasoning',
  name: 'compute',
  lead: 'Work this out:',
};

const closed =
  /^\W*(?:and |so )?(?:which (?:is|are|one|country|city|planet|animal|year)|who (?:is|was|are|were|invented|wrote|won|made|discovered|founded)|when (?:is|was|were|did|does|do|are|will)|where (?:is|was|are|were|does|do|did)|what (?:year|day|colou?r|time|country|city)|what(?:['’]s|s| is| was) the (?:capital|name|population|height|currency|largest|smallest|tallest|longest|oldest|highest|fastest|date|year|address|symbol|plural|opposite|past tense))\b/i;

/** A question with one short answer. */
const fact: Everyday = {
  fits: ({ act, technical, data, sentences, question, deliverable }, text) =>
    act === 'question' &&
    question === 'what-is' &&
    !technical &&
    !data &&
    !deliverable &&
    sentences.length === 1 &&
    closed.test(text) &&
    !/\b(?:and|why|how)\b/i.test(text) &&
    text.length < 120,
  group: 'knowledge',
  name: 'fact',
};

/** One measure in another. */
const unit: Everyday = {
  fits: ({ act, technical }, text) =>
    !technical && (act === 'open' || act === 'question' || act === 'compute') && conversion.test(text),
  group: 'knowledge',
  name: 'unit',
};

/** "Things to do in …": a list without a verb. */
const listing: Everyday = {
  fits: ({ act, deliverable, technical }, text) =>
    act === 'open' &&
    !technical &&
    (!deliverable ||
      deliverable === 'list' ||
      deliverable === 'quiz' ||
      deliverable === 'words' ||
      deliverable === 'poem') &&
    things.test(text),
  group: 'reasoning',
  name: 'list',
  lead: 'Give me a list:',
};

/** Whether one thing is better than another, asked about the world. */
const versus: Everyday = {
  fits: ({ act, technical, deliverable, data }, text) =>
    act === 'question' && !technical && !deliverable && !data && against.test(text) && !isOwn(text),
  group: 'knowledge',
  name: 'versus',
};

/** "How do I know if an avocado is ripe": the signs are the answer. */
const sign: Everyday = {
  fits: ({ act, technical, data }, text) =>
    act === 'question' &&
    !technical &&
    !data &&
    /\bhow (?:do|can|would|could|to) (?:(?:i|we|you) )?(?:know|tell|see|recogni[sz]e|notice|spot)\b (?:if|when|whether|that|an?|the)\b/i.test(
      text,
    ),
  group: 'knowledge',
  name: 'sign',
};

/** "I don't understand my payslip": wants it explained. */
const puzzled: Everyday = {
  fits: ({ act, deliverable, technical }, text) =>
    act === 'open' &&
    !deliverable &&
    !technical &&
    /^\W*i (?:(?:do not|don['’]?t|can['’]?t|cannot|never) (?:understand|get what|get how|get why)|have no idea (?:what|how|why))\b/i.test(
      text,
    ) &&
    !/\bunderstand (?:why (?:he|she|they|my)|him|her|them|my (?:boyfriend|girlfriend|husband|wife|son|daughter|mother|father|boss|friend))\b/i.test(
      text,
    ),
  group: 'reasoning',
  name: 'explain',
  lead: 'Explain this to me:',
};

export const knowledge: readonly Everyday[] = [
  puzzled,
  sign,
  unit,
  bareSum,
  fact,
  meaning,
  difference,
  versus,
  puzzle,
  meal,
  listing,
];
export const topics: readonly Everyday[] = [overview];
