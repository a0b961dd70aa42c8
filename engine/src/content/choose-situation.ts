import { countWords } from '../reading/complexity.ts';
import type { Reading } from '../reading/reading.ts';
import { tells } from './everyday/everyday.ts';
import type { AnswerGroups } from './packs/content-packs.ts';

type Situation = keyof AnswerGroups['situations'];

const shortest = 16;
const helpWith = /\bhelp (?:me |us )?(?:with|on) (?:my|our|the|this|an?)\b/i;
const opinionOn =
  /\b(?:(?:second|honest|your|another|an?) opinion|feedback|your thoughts|your view|critique) (?:on|about|of) (?:my|our|this|the)\b/i;
const event =
  /\b(?:part(?:y|ies)|wedding|baby shower|reunion|anniversary|picnic|festival|barbecue|bbq|housewarming|graduation|fundraiser|conference|meetup|team (?:day|event)|offsite|ceremony|celebration)\b/i;
const ownTime =
  /\b(?:my|our) (?:whole |free )?(?:week|day|weekend|month|evening|morning|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
const dated =
  /\b(?:interview|exam|test|presentation|meeting|talk|negotiation|appointment|hearing|defen[cs]e|audition|marathon|race)\b/i;
const cooking = /\b(?:cook|bake|dinner|lunch|dish(?:es)?|meals?|leftovers?|in (?:the|my|our) fridge)\b/i;
const company =
  /\b(?:dinner|lunch|meal) with\b|\b(?:boss|date|colleagues?|in-laws|clients?|restaurant|invited)\b/i;
const food =
  /\b(?:(?:cook|bake|make|made|dish(?:es)?|meals?|dinner|lunch|eat)\b.{0,24}\b(?:with|from|using|out of)|using|leftovers?|i(?:['’]ve| have)(?: got)?|in (?:the|my|our) fridge)\b/i;
const fails =
  "(?:will not|won['’]?t|does not|doesn['’]?t|do not|don['’]?t|is not|isn['’]?t|are not|aren['’]?t|can(?:no|['’])?t|cannot|never|no longer|refuses to)";
const trouble = new RegExp(
  `\\b${fails} (?:\\p{L}+ ){0,2}(?:work|start|open|load|eat|sleep|drink|turn|charge|connect|print|respond|stop|update|show|sync|boot|close|fit|move|grow|flush|heat|cool|drain|sell|convert|find)\\p{L}*|\\b(?:not working|broken?|broke down|stuck|fails|failing|crash(?:es|ed|ing)?|error|leak(?:s|ing)|smells?|tastes? (?:like|of|bad|bitter|sour|weird)|drains|dies|drops|disconnect\\p{L}*|buffer(?:s|ing)|flicker\\p{L}*|beep(?:s|ing)|squeak\\p{L}*|rattl\\p{L}*|drip(?:s|ping)|shuts down|restarts?|reboots?|blinking|wilt\\p{L}*|droop\\p{L}*|mou?ldy?|yellow(?:ing)? (?:leaves|spots)|brown (?:tips|spots|leaves|bottoms)|shrunk|burnt|soggy|curdled|cracked|clogged|blocked|keeps? (?:going|turning|losing|falling|stopping|shutting|making|dropping|freezing|\\p{L}+ing)|instead of|only lasts|lasts only|runs out|won['’]t|no hot water|low pressure|is slow|no (?:sound|signal|picture|power|connection)|always returns|freez(?:es|ing)|hurts?|aches?|itch(?:es|y)|swollen|bleeding|vomiting|limping|died|dying|turn(?:s|ed|ing) (?:yellow|brown|black|off)|takes (?:forever|ages|too long|hours)|(?:very|so|too) slow|slow(?:ly)? (?:to|when|since)|lags?|laggy|hangs|too (?:big|large|loud|hot|cold|often)|overheat\\p{L}*|sick|fever|cough(?:s|ing)?|headaches?|rash)\\b`,
  'iu',
);
const versus = /\b(?:vs\.?|versus)(?= )/i;
const own = /\b(?:i|we|my|our)\b/i;
const wordsWanted =
  /\b(?:what to (?:say|write|tell|answer|reply|text)\b|what (?:should|can|do|could|shall) (?:i|we) (?:tell|say|write|answer|reply|text)|what (?:do|should|can) (?:i|we) (?:say|talk about)|how (?:do|should|can|could) (?:i|we) (?:tell|say|explain to (?:my|our|him|her|them)|convince|persuade|bring up|talk to|break|announce|refuse|decline|say no|ask|apologi[sz]e|confront)|how to (?:say no|tell|break (?:it|the news|up)|refuse|decline|ask (?:my|our|for)|apologi[sz]e|reject|confront))\b/i;
const choiceOf =
  /^[^\p{L}\p{N}]*(?:the )?(?:best|cheapest|top|easiest|fastest|nicest|safest|good|right) (?!of\b|way\b|time\b|order\b|practices?\b|man\b|wishes\b)\p{L}+/iu;
const toBeSent =
  /\b(?:what to (?:write|text|reply)|what (?:should|do|can|could) (?:i|we) (?:write|text|reply)|how (?:do|should|can) (?:i|we) (?:word|phrase|reply)|(?:in|on) (?:an?|the|his|her|their|my) (?:[\w-]+ )?(?:card|e-?mail|message|note|letter|guest ?book))\b/i;
const butWish = /\bbut (?:i|we) (?:really )?(?:want|need|would like|deserve)\b/i;
const laterWish = /\b(?:but|and|so|now) (?:i|we) (?:really )?(?:want|need|would like|have to|deserve)\b/i;
const living =
  /\b(?:cat|dog|puppy|kitten|rabbit|hamster|bird|horse|pet|baby|toddler|son|daughter|child|kid|mother|father|mom|mum|dad|grandmother|grandfather|husband|wife|i|(?:my |left |right |lower |upper )*(?:back|head|knees?|ankle|hip|wrist|elbow|heel|calf|foot|leg|arm|eye|eyes|ear|tooth|throat|stomach|chest|skin|neck|shoulder|hand))\b/i;
const pet = /\b(?:cat|dog|puppy|kitten|rabbit|hamster|bird|horse|pet)\b/i;
/** What a child will not do is upbringing, what an animal will not do is a sign. */
const ways =
  /\b(?:refuses?|won['’]?t|doesn['’]?t|will not|does not) (?:to )?(?:eat|sleep|drink|talk|listen|stop)\b/i;
const child =
  /^\W*(?:(?:my|our|the) )?(?:\d+[- ](?:year|yr|month)s?[- ]olds?|(?:\d+[- ](?:year|yr|month)s?[- ]old )?(?:kids?|toddler|baby|teen(?:ager)?|son|daughter|child(?:ren)?|grandson|granddaughter|students?|puppy))\b/i;
const thing =
  /^\W*(?:my|our|the) (?:[\w-]+ ){0,2}(?:dishwasher|washing machine|washer|dryer|fridge|freezer|oven|stove|kettle|toaster|microwave|car|bike|scooter|phone|iphone|laptop|computer|macbook|tablet|router|wifi|internet|printer|tv|heater|heating|radiator|boiler|toilet|sink|shower|tap|faucet|drain|door|window|lock|lawn|grass|hedge|plants?|orchid|tomatoes|roses?|roof|ceiling|battery|screen|keyboard|mouse|camera|app|watch|headphones|earbuds|speaker|vacuum|lamp|lights?|bread|cake|dough|sourdough|sauce|candle|zipper)\b(?! (?:is|are) (?:too small|boring))/i;
const acts =
  /^\W*(?:[\w-]+ ){0,3}(?:dishwasher|washing machine|washer|dryer|fridge|freezer|oven|stove|kettle|car|bike|phone|laptop|computer|router|printer|tv|heater|radiator|boiler|toilet|sink|shower|tap|faucet|drain|door|windows?|plant|battery|screen|app) (?:\w+ly )?(?:makes?|leaves|keeps?|loses|trips|blinks|shows|says|stops?|stopped|only|always|suddenly|smells?|rattles|squeaks|hums|clicks|beeps|drips|turns|fogs?|dies|died|broke|is (?:loud|hot|cold|leaking|stuck|dead|slow))\b/i;
const bodily =
  /\b(?:eat(?:s|ing)?|drink(?:s|ing)?|sleep(?:s|ing)?|hurts?|aches?|itch(?:es|y)|swollen|bleeding|vomiting|limping|fever|cough(?:s|ing)?|headaches?|rash|sick|pain|diarrh?ea|dizzy|breath(?:e|ing))\b/i;
const wish =
  /^\W*(?:i|we)(?:['’]d| would| really| just)? (?:need|want|like|wish|hope|dream of|am trying|are trying|have to)\b/i;

const somebody =
  /^\W*(?:my|our) (?:(?:new|old|best|ex|\d+[- ]year[- ]old) )?(?:neighbou?rs?|boss|manager|colleagues?|co-?workers?|room-?mates?|flat-?mates?|friends?|son|daughter|kids?|partner|husband|wife|girlfriend|boyfriend|landlord|tenants?|teachers?|clients?|customers?|team|crew|staff|mother|father|parents|mom|mum|dad|sister|brother|in-laws|employees?)\b/i;

const quarrel =
  /\b(?:won['’]?t|doesn['’]?t|(?<!\bi )don['’]?t|never|always|refuses?|ignores?|keeps?|steals?|lies|lied|yells?|shouts?|hates?|cheats?|takes? credit|eats? my|uses? my|raises?|complains?|interrupts?|gossips?|bull(?:y|ies)|late|loud|noisy|rude|mean|lazy|jealous|controlling|without asking|behind my back|stopped)\b/i;
const doesNot = /\b(?:won['’]?t|doesn['’]?t|does not|will not|can['’]?t|isn['’]?t) \p{L}+/iu;

const aloneSituation = (text: string): Situation | undefined => {
  if (butWish.test(text)) return 'wish';
  if ((thing.test(text) || acts.test(text)) && !wish.test(text)) return 'trouble';
  if (trouble.test(text))
    return living.test(text) && bodily.test(text) && (pet.test(text) || !ways.test(text))
      ? 'ailment'
      : child.test(text)
        ? undefined
        : somebody.test(text)
          ? 'conflict'
          : /^\W*(?:i|we)\b/i.test(text)
            ? undefined
            : 'trouble';
  if (/\bhave to (?:speak|give a|hold a)\b/i.test(text)) return undefined;
  if (wish.test(text) || laterWish.test(text)) return 'wish';
  if (somebody.test(text) && quarrel.test(text)) return 'conflict';
  if (doesNot.test(text) && !/^\W*(?:i|we)\b/i.test(text)) return 'trouble';
  return choiceOf.test(text) ? 'choice' : undefined;
};

/** The answer to a goal that names no text but a situation: trouble, a feeling, a wish, a day to prepare for. */
export const chooseSituation = (reading: Reading): Situation | undefined => {
  const { act, deliverable, data, request } = reading;
  if (data || (reading.language.confident && reading.language.code !== 'en')) return undefined;
  const text = reading.goal.slice(0, 600);
  if (countWords(text) < shortest && act !== 'role') {
    if (helpWith.test(text)) return 'help';
    if (opinionOn.test(text)) return 'opinion';
  }
  if (act === 'plan' || (act === 'write' && deliverable === 'plan')) {
    if (/^(?:prepare|get ready)/.test(reading.verb ?? '') || /\bprepare\b/i.test(request))
      return dated.test(text) ? 'preparation' : undefined;
    if (event.test(request) && !ownTime.test(request)) return 'event';
  }
  if (act === 'question') {
    if (wordsWanted.test(text)) return toBeSent.test(text) ? 'written' : 'words';
    if (tells(reading) && !deliverable && !reading.technical) return aloneSituation(text);
  }
  if ((act === 'open' || act === 'question') && !deliverable && versus.test(request) && own.test(text))
    return 'decision';
  const asksDishes =
    deliverable === 'ideas' || ((act === 'list' || act === 'question' || act === 'open') && !deliverable);
  if (asksDishes && cooking.test(text) && food.test(text) && !company.test(text)) return 'dishes';
  if (act === 'open' && !deliverable) return aloneSituation(text);
  return act === 'write' && !deliverable && reading.verb === undefined && wish.test(text)
    ? (aloneSituation(text) ?? 'wish')
    : undefined;
};
