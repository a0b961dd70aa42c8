import { reasoning } from '../answers/reasoning.ts';
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
  /^\W*(?:(?:quick|easy|healthy|cheap|vegan|vegetarian|simple|family|romantic) )*(?:dinner|lunch|breakfast|supper|brunch|snack)s?(?: tonight| ideas?| for (?:two|one|\d+|kids|the kids|tonight))?\W*$/i;

/** What a word or saying means and how it is used. */
const meaning: Everyday = {
  fits: ({ act, technical, data }, text) =>
    !technical && !data && phrase.test(text) && !unlike.test(text) && (act === 'question' || act === 'open'),
  answer: {
    rule: 'A1',
    form: 'prose',
    gist: 'Give the meaning in one sentence, then who says it, how formal it is and where it would sound wrong, then two sentences that use it.',
    parts: [
      ['First', 'Give the meaning in one plain sentence'],
      ['Use', 'Say who says it to whom, how formal it is, and where it would sound wrong'],
      ['Examples', 'Give two sentences that use it as people really do'],
    ],
    checks: [],
    expert: [['Nearby', 'Name the expression it is most often confused with, and the difference']],
    returns: 'the answer in at most 120 words',
  },
};

/** How two things differ and which to take. */
const difference: Everyday = {
  fits: ({ act, data, sentences, frozen, question }, text) =>
    !data &&
    sentences.length < 3 &&
    question !== 'quantity' &&
    frozen.filter(({ kind }) => kind === 'number').length < 3 &&
    unlike.test(text) &&
    (act === 'question' || act === 'open' || act === 'explain'),
  answer: {
    rule: 'A1',
    form: 'prose',
    lead: 'Answer this:',
    gist: 'Give the difference in one sentence, then the 3 points that matter side by side, each with an example, then which to take when.',
    parts: [
      ['First', 'Give the difference in one sentence'],
      ['Points', 'Then the 3 points that matter, side by side, each with one example'],
      ['Choice', 'End with which one is right in which case, mine first if I told it'],
    ],
    checks: [],
    expert: [['Blur', 'Where the two overlap or are confused even by people who know']],
    returns: 'the answer in at most 180 words',
  },
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
  answer: {
    rule: 'A3',
    form: 'prose',
    lead: 'Work this out:',
    gist: 'Say first what you take to be asked, then give the exact result with its unit, the steps, one per line, and a check against every figure given.',
    parts: [
      ['Asked', 'Say first what you take to be asked, since the question itself is missing'],
      ['Result', 'Give the exact result with its unit, then the steps, one per line'],
      ['Proof', 'Put the result back in and confirm every figure given'],
    ],
    checks: [],
    expert: [['Other', 'The second question these figures allow, with its result']],
    returns: 'what is asked, the result, the steps and the check',
  },
};

/** "Dinner": what to cook, nothing else said. */
const meal: Everyday = {
  fits: ({ act }, text) => act === 'open' && meals.test(text),
  answer: {
    rule: 'A1',
    form: 'list',
    lead: 'Suggest what to make:',
    gist: 'Give 3 suggestions that differ in effort, each with its time, what to buy and the steps in at most 4 lines; end with one question.',
    parts: [
      [
        'Each',
        'Give 3 suggestions that differ in effort, the quickest first: time, what to buy, steps in at most 4 lines',
      ],
      ['Missing', 'Name the number of people you assume; ask at the end what I have at home and cannot eat'],
    ],
    checks: [],
    expert: [['Ahead', 'What of it can be made the day before']],
    returns: 'the 3 suggestions, then that question',
  },
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
  answer: {
    rule: 'A1',
    form: 'list',
    lead: 'Give me an overview of this:',
    gist: 'Say in one or two sentences what it is, then the 5 points that people with this word in mind most often need, then ask which of them I am after.',
    parts: [
      ['First', 'Say in one or two sentences what it is'],
      ['Points', 'Add the 5 points that people with this in mind most often need, the most useful first'],
      ['Question', 'End with the one question that tells you which of them I am after'],
    ],
    checks: [],
    expert: [['Error', 'The commonest wrong idea about it, put right']],
    returns: 'the overview in at most 200 words, then that question',
  },
};

const sum =
  /^\W*(?:the )?(?:mean|median|mode|average|sum|product|square root|cube root|derivative|integral|factors?|prime factors?|lcm|gcd|gcf|hcf|area|volume|percentage|\d+(?:[.,]\d+)? ?(?:%|percent) of|\d[\d\s.,()]*[-+*/x×^÷]\s*\d|\d*[xyz]\s?[-+^=]|sqrt|log|sin|cos)/i;
const conversion =
  /^\W*(?:(?:convert|change) )?(?:[\d.,/]+|an?|half an?|one) ?(?:°|degrees? )?(?:\p{L}+) (?:to|in|into) (?:°|degrees? )?\p{L}+\W*$|^\W*how many \p{L}+ (?:are |is |are there )?in (?:an?|one|\d+) \p{L}+\W*$/iu;
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
  answer: { ...reasoning.compute, lead: 'Work this out:' },
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
  answer: {
    rule: 'A1',
    form: 'prose',
    gist: 'Answer in the first sentence, then add the fact or reason behind it in at most 2 sentences; say so if it may have changed.',
    parts: [
      ['First', 'Answer in the first sentence'],
      ['Behind', 'Add the fact or reason behind it in at most 2 sentences; say so if it may have changed'],
    ],
    checks: [],
    expert: [['Error', 'The answer that is often given instead, and why it is wrong']],
    returns: 'the answer in at most 60 words',
  },
};

/** One measure in another. */
const unit: Everyday = {
  fits: ({ act, technical }, text) =>
    !technical && (act === 'open' || act === 'question' || act === 'compute') && conversion.test(text),
  answer: {
    rule: 'A3',
    form: 'line',
    lead: 'Convert this:',
    gist: 'Give the result first, rounded to what the use needs, then the factor or formula in one line.',
    parts: [
      ['First', 'Give the result first, rounded to what the use needs'],
      ['How', 'Add the factor or formula in one line'],
    ],
    checks: [],
    expert: [['Traps', 'The unit of the same name that would give another result, if there is one']],
    returns: 'the result and that line only',
  },
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
  answer: { ...reasoning.list, lead: 'Give me a list:' },
};

/** Whether one thing is better than another, asked about the world. */
const versus: Everyday = {
  fits: ({ act, technical, deliverable, data }, text) =>
    act === 'question' && !technical && !deliverable && !data && against.test(text) && !isOwn(text),
  answer: {
    rule: 'A1',
    form: 'prose',
    gist: 'Answer in the first sentence and by which measure, then the 3 measures that matter with figures where they are known, then when it is the other way round.',
    parts: [
      ['First', 'Answer in the first sentence, and say by which measure'],
      [
        'Points',
        'Compare by the 3 measures that matter, with figures and their year where you are sure of them',
      ],
      ['Turn', 'Say in which case it is the other way round'],
    ],
    checks: [],
    expert: [['Source', 'What the figures rest on, and how far they differ between sources']],
    returns: 'the answer in at most 150 words',
  },
};

export const knowledge: readonly Everyday[] = [
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
