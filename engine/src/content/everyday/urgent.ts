import { asks, everydayKind, isLoose, isOwn } from './everyday.ts';
import type { Everyday } from './everyday.ts';

const pet = /\b(?:dog|cat|puppy|kitten|rabbit|bunny|hamster|guinea pig|bird|parrot|horse|pet)\b/i;
const small =
  /\b(?:baby|toddler|son|daughter|kid|child|\d+[- ](?:year|month)[- ]old|grand(?:ma|pa|mother|father|son|daughter)|granny)\b/i;
const took =
  /\b(?:ate|eaten|swallow(?:ed|s)|drank|chewed(?: on)?|licked|inhaled|stung|bitten|got into)\b(?! (?:lunch|dinner|breakfast)\b)/i;
const crisisWords =
  /\b(?:kill(?:ing)? myself|end(?:ing)? (?:my life|it all)|suicid\w+|self[- ]?harm\w*|hurt(?:ing)? myself|(?:do not|don['’]?t) want to (?:live|be here|be alive|exist)|want to die|cut(?:ting)? myself)\b/i;
const intake =
  /\b(?:medic\w*|ibuprofen|paracetamol|acetaminophen|aspirin|anti(?:biotic|depressant|histamine)s?|pills?|tablets?|dos(?:es?|age)|vaccin\w*|pregnan\w*|breast[- ]?feed\w*|supplements?|vitamins?|blood pressure|insulin|melatonin|painkillers?|magnesium|creatine|iron|zinc|fasting|caffeine|keto|cbd|botox|retinol|(?:flu |covid )?(?:shot|jab)|donate blood)\b/i;
const taking =
  /\b(?:safe|ok|okay|fine|dangerous|harmful|bad|allowed|too much|per day|a day|take|mix|combine|together|while|how (?:much|many|often)|can (?:i|you|we|she|he))\b/i;
const sick =
  /\b(?:fever|rash|vomit\w*|throw(?:s|ing) up|cough\w*|sneez\w*|swollen|bleed\w*|breath\w*|diarrh?o?ea|limp(?:s|ing)?|seizure|in pain|hurts|ear ?ache|sick|fell (?!asleep|in love|apart|behind|for)|fallen|dizzy|nauseous|headaches?|sore throat)\b/i;
/** Somebody else is ill, and who cares for them is worn out: no case for a doctor. */
const caresFor =
  /\bmy (?:mother|father|mum|mom|dad|husband|wife|partner|parents?|son|daughter|sister|brother|grand\w+) (?:has|is|have|are) \p{L}+.*\bi(?:['’]?m| am) (?:tired|exhausted|worn out|at my limit)\b/iu;
/** What grows in a garden sees no doctor. */
const grown = /\b(?:plants?|trees?|leaves|roses?|tomato(?:es)?|hedge|lawn|basil|orchids?|cact(?:us|i))\b/i;
const refuses =
  /(?:n['’]?t|not|stopped|refus\w+(?: to)?|no longer) (?:want to )?(?:eat|drink|pee|poop|move)(?:ing|s)?\b/i;
const redFlag =
  /\bchest\b.{0,24}\b(?:pain\w*|hurts?|tight\w*|pressure|burn\w*)|\b(?:pain|pressure|tightness) in (?:my|the) chest\b|\b(?:can(?:no|['’])?t|hard to|trouble|difficulty) (?:\w+ )?breath\w*|\bshort(?:ness)? of breath\b|\b(?:fainted|numb (?:face|arm|leg)|(?:face|arm|leg) (?:is|went) numb|cough\w* (?:up )?blood|blood in|slurred|worst headache|seizure|lost vision|can(?:no|['’])?t (?:feel|move|swallow))\b/i;
const part =
  /\b(?:head|back|neck|shoulders?|arms?|elbows?|wrists?|hands?|fingers?|hips?|knees?|legs?|ankles?|feet|foot|heels?|toes?|eyes?|ears?|nose|throat|tooth|teeth|gums|jaw|chest|stomach|belly|skin|scalp|nails|muscles?|joints?)\b/i;
const complaint =
  /\b(?:hurts?|aches?|pain(?:ful)?|sore|itch\w*|swollen|swelling|stiff|numb|tingl\w+|burn(?:s|ing)|crack(?:s|ing)?|click\w*|bleed\w*|dry|rash|twitch\w*|cramps?|dizzy|blurry|ringing)\b/i;
const state =
  /\bwhy (?:do|am|does) i\b.{0,40}\b(?:wake|sleepy|tired|sweat\w*|snore|dizzy|bloated|hungry|thirsty|sneez\w*|cough\w*|itch\w*|bruise|cramps?|cold|shiver\w*|pee|headaches?|heartburn|nauseous|weight|hair)\b/i;
const worn =
  /\bi(?:['’]?m| am| feel| keep| wake up| still| always| have been)\b.{0,24}\b(?:(?:tired|exhausted)(?! (?:of|by|from|with|because))|dizzy|bloated|nauseous|wak(?:e|ing) up|itchy|hungry all)\b/i;
const slip =
  /(?<!\b(?:claims?|says?|said|thinks?|that|if|whether|when|because) )\bi (?:just |accidentally |have |['’]ve )*(?:spill(?:ed|t)|dropped|locked (?:myself|my)|lost my (?!appetite|job|mind|temper|way|mother|father|dad|mom|mum|dog|cat|hair|voice|confidence|interest|faith)|broke (?!up\b|down\b|off\b|even\b|the news)|burn(?:ed|t)|cut|forgot my|left my|shr[au]nk|flooded|cracked|scratched|dented|ripped|missed my)\b/i;

/** Safety before anything else: words of somebody in danger, something swallowed, a body that is ill, a slip. */
export const urgent: readonly Everyday[] = [
  everydayKind(
    'crisis',
    (reading, text) => crisisWords.test(text) && (reading.act === 'open' || reading.act === 'question'),
  ),
  everydayKind(
    'swallowed',
    (reading, text) =>
      took.test(text) &&
      (pet.test(text) || small.test(text)) &&
      reading.act !== 'write' &&
      !reading.deliverable,
  ),
  everydayKind(
    'safety',
    (reading, text) => asks(reading) && intake.test(text) && taking.test(text) && !reading.technical,
  ),
  everydayKind(
    'animal',
    (reading, text) =>
      isLoose(reading) &&
      reading.question !== 'how-to' &&
      pet.test(text) &&
      (isOwn(text) || reading.act === 'open') &&
      (sick.test(text) || refuses.test(text)),
  ),
  everydayKind(
    'mishap',
    ({ act, deliverable, technical, question }, text) =>
      !deliverable &&
      !technical &&
      slip.test(text) &&
      (act === 'open' || (act === 'question' && question === 'how-to')),
  ),
  everydayKind(
    'unwell',
    (reading, text) =>
      isLoose(reading) && ((small.test(text) && sick.test(text)) || (isOwn(text) && redFlag.test(text))),
  ),
  everydayKind(
    'ailment',
    (reading, text) =>
      isLoose(reading) &&
      (reading.act === 'open' || isOwn(text)) &&
      ((part.test(text) && complaint.test(text)) ||
        state.test(text) ||
        worn.test(text) ||
        (reading.act === 'open' && sick.test(text))) &&
      !grown.test(text) &&
      !caresFor.test(text),
  ),
];
