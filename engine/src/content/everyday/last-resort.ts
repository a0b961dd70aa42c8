import type { Reading } from '../../reading/reading.ts';
import { asks, everydayKind, isLoose, isOwn, tells } from './everyday.ts';
import type { Everyday } from './everyday.ts';
import { topic } from './knowledge.ts';

const wish =
  /^\W*(?:i|we)(?:['’]d| would| really| just)* (?:need|want|like|wish|hope|dream of|am trying|are trying|have to)\b|\b(?:but|now) (?:i|we) (?:really )?(?:want|need|would like|deserve)\b|^\W*learn (?:how )?to (?:say|let|relax|trust|love|accept|be|live|stop|forgive|listen)\b/i;
/** "I need a hobby". */
const wantsOne = /^\W*(?:i|we) (?:really )?(?:need|want) an? (?:new |good )?\p{L}+\W*$/iu;
const reach =
  /^\W*(?:(?:i|we) (?:really |just )?(?:want|need|would like|['’]d like|plan|am trying|['’]m trying|hope) to |how (?:do|can|should|could) i |how to )?(?:learn(?: how)? to (?!say|let|relax|trust|love|accept|be\b|live|stop|forgive|listen)|learn (?!how|to)|get (?:better|good|fitter|stronger|in shape)|run (?:an? |my |\d)|finish (?:an? |my )|train for|lose \d|gain \d|build (?:muscle|strength)|save (?:up )?(?:for|[$€£\d]))/i;
/** "Clues for 7 kids, one is scared of skeletons": something is to be made for them. */
const madeFor = /^\W*(?:\p{L}+ ){1,4}for (?:\d+|my|our|the|an?|some|young|small) /iu;
const celebration =
  /^\W*(?:[\p{L}\d'’]+ ){0,4}(?:part(?:y|ies)|wedding|baby shower|reunion|picnic|barbecue|bbq|housewarming|farewell|team (?:day|event)|fundraiser)(?=\W*$|,| (?:for|with|in|at|on|next|this|\d))/iu;
/** "Moving to Ghent in 3 months": a day is set. */
const dayIsSet = /^\W*\p{L}+ing\b.*\bin (?:\d+|two|three|four|a few|a) (?:days?|weeks?|months?)\b/iu;
const starter = /\b(?:beginners?|getting started|from scratch|for dummies)\b/i;
const fails =
  /n['’]t\b|\bi think\b|\b(?:not|never|no longer|keeps|keep \p{L}+ing|always|suddenly|stuck|broken?|fail(?:s|ing)|smells?|leak\w*|errors?|(?:too|very) \p{L}+|makes? an? |leaves|loses|died|dies|instead of|only lasts|frozen?|freezes|slow|forever|noise|dread|no (?:signal|sound|picture|power|connection|water|reception)|(?:wo|does|do|is|ca|are|did)nt)\b/iu;
const aboutOwn =
  /^\W*(?:(?:ok|okay|so|well|hi|hey|hello|um|and|but|basically|the)[, ]+)*(?:i|i['’]?(?:m|ve|d)|we|my|our|he|she|they|(?:kids?|toddler|baby|teen(?:ager)?|son|daughter|boss|co-?worker|husband|wife|boyfriend|girlfriend|ex|mother|father|mom|mum|dad|neighbou?r|friend|roommate|flatmate)s?|everyone|everybody|nobody|people|life|work|school|things|\d+[- ](?:year|month|week)s?[- ]olds?)\b/i;

const somebody =
  /\b(?:he|she|they|him|her|them|somebody|someone|everyone|everybody|nobody|people|\d+[- ](?:year|month)[- ]olds?|(?:kid|toddler|teen(?:ager)?|son|daughter|child|stepson|stepdaughter|grandson|granddaughter|grand(?:mother|father)|boss|manager|co-?worker|colleague|husband|wife|partner|boyfriend|girlfriend|mother|father|mom|mum|dad|sister|brother|in-law|neighbou?r|friend|room[- ]?mate|flat[- ]?mate|lodger|tenant|landlord|teacher|student|client|customer|guest|intern|apprentice|trainee|nephew|niece|cousin|uncle|aunt|grandma|grandpa|priest|nurse|doctor|employee)s?|baby|children|parents|crew|staff|team|family|ex)\b/i;

/** "My bread is gummy", "our lawn has brown rings": somebody's thing is not as it should be. */
const hasThing =
  /^\W*(?:my|our) (?:[\p{L}-]+ ){1,3}(?:is|are|looks?|feels?|sounds?|turn(?:s|ed)|gets?|got|comes?|came|stays?|has|have)\b/iu;
/** What a person tells of themselves: a habit, a choice, a worry. */
const ofMyself = /^\W*(?:(?:ok|so|well|hi|and|but|help)[, ]+)*(?:i|i['’]?(?:m|ve|d)|we|we['’]?(?:re|ve))\b/i;
const ofSomebody = /^\W*(?:my|our|his|her|their) /i;
const visit =
  /\b(?:is|are) (?:coming|visiting|turning|getting married|moving in)\b|\b(?:birthday|visits? (?:me|us))\b/i;

/** "The word for when …" names a thing; nothing is told. */
const namesThing = /^\W*(?:the|an?) (?:[\p{L}-]+ ){1,2}(?:for|of|that|where|when|to)\b/iu;

const isTold = (reading: Reading, text: string): boolean =>
  isLoose(reading) &&
  tells(reading) &&
  !reading.titled &&
  !namesThing.test(text) &&
  !/\b(?:text|post|flyer|poster|e-?mail|caption|letter|article|speech)\W*$/i.test(text) &&
  !/^\W*(?:(?:an?|the|some|short|\d+) )*(?:bullet points?|texts?|words|lines?|arguments?|reasons?|points?|paragraphs?|sentences?|notes?|notice|sign|statement|questions?|messages?|captions?|wording)\b/i.test(
    text,
  ) &&
  !/^\W*you\b|^\W*(?:i|we) have \d+ (?:min|h|d)|, (?:which|where) /i.test(text) &&
  reading.sentences.every(({ kind }) => kind !== 'role') &&
  ((aboutOwn.test(text) && (isOwn(text) || fails.test(text) || !asks(reading))) ||
    (reading.act === 'open' && fails.test(text)));

/** A skill or a mark to reach, a thing wished for, and whatever else is told. */
export const lastResort: readonly Everyday[] = [
  {
    group: 'reasoning',
    name: 'plan',
    fits: ({ act, technical, deliverable, question, verb, goal }, text) =>
      !technical &&
      (!deliverable || deliverable === 'speech' || deliverable === 'itinerary') &&
      (act === 'open'
        ? reach.test(text) ||
          (goal.length < 60 && starter.test(text)) ||
          ((celebration.test(text) || dayIsSet.test(text)) && !fails.test(text) && deliverable !== 'speech')
        : reach.test(text) && ((act === 'question' && question === 'how-to') || verb === undefined)),
  },
  everydayKind(
    'suggestions',
    ({ deliverable, technical }, text) => !deliverable && !technical && wantsOne.test(text),
  ),
  {
    group: 'questions',
    name: 'how-to',
    fits: ({ act, deliverable, technical, verb }, text) =>
      !deliverable &&
      !technical &&
      (act === 'open' || (act === 'write' && verb === undefined)) &&
      ((wish.test(text) && !(ofSomebody.test(text) && somebody.test(text))) ||
        (act === 'open' &&
          /\b(?:nervous|afraid of|scared of|fear of|terrified)\b/i.test(text) &&
          !madeFor.test(text))),
  },
  topic,
  everydayKind(
    'people',
    (reading, text) =>
      isTold(reading, text) && somebody.test(text) && (!visit.test(text) || fails.test(text)),
  ),
  everydayKind('myself', (reading, text) => isTold(reading, text) && ofMyself.test(text) && fails.test(text)),
  everydayKind(
    'told',
    (reading, text) =>
      isTold(reading, text) && (fails.test(text) || (hasThing.test(text) && !visit.test(text))),
  ),
  // "I have 2000 left, what should I do with it".
  {
    group: 'questions',
    name: 'opinion',
    fits: (reading, text) => asks(reading) && isTold(reading, text) && !visit.test(text),
  },
];
