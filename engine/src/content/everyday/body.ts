import { asks } from './everyday.ts';
import type { Everyday } from './everyday.ts';

const pet = /\b(?:dog|cat|puppy|kitten|rabbit|bunny|hamster|guinea pig|bird|parrot|horse|pet)\b/i;
const small = /\b(?:baby|toddler|son|daughter|kid|child|\d+[- ](?:year|month)[- ]old)\b/i;
const took =
  /\b(?:ate|eaten|swallow(?:ed|s)|drank|chewed(?: on)?|licked|inhaled|stung|bitten|got into)\b(?! (?:lunch|dinner|breakfast)\b)/i;
const crisisWords =
  /\b(?:kill(?:ing)? myself|end(?:ing)? (?:my life|it all)|suicid\w+|self[- ]?harm\w*|hurt(?:ing)? myself|(?:do not|don['’]?t) want to (?:live|be here|be alive|exist)|want to die|cut(?:ting)? myself)\b/i;
const intake =
  /\b(?:medic\w*|ibuprofen|paracetamol|acetaminophen|aspirin|antibiotics?|antidepressants?|pills?|tablets?|doses?|dosage|vaccin\w*|pregnan\w*|breast[- ]?feed\w*|supplements?|vitamins?|blood pressure|insulin|melatonin|painkillers?|magnesium|creatine|iron|zinc|fasting|caffeine|keto|cbd|sleeping (?:pill|aid)s?|botox|retinol|(?:flu |covid |allergy )?(?:shot|jab)|sauna|donate blood|anesthesia|antihistamines?)\b/i;
const taking =
  /\b(?:safe|ok|okay|fine|dangerous|harmful|bad|allowed|too much|per day|a day|take|mix|combine|together|while|how (?:much|many|often)|can (?:i|you|we|she|he))\b/i;

/** Words of somebody in danger: safety before anything else. */
const crisis: Everyday = {
  fits: (reading, text) => crisisWords.test(text) && (reading.act === 'open' || reading.act === 'question'),
  group: 'body',
  name: 'crisis',
};

/** Something eaten or a sting: now or not, signs, what to do and not to do. */
const swallowed: Everyday = {
  fits: (reading, text) =>
    took.test(text) &&
    (pet.test(text) || small.test(text)) &&
    reading.act !== 'write' &&
    !reading.deliverable,
  group: 'body',
  name: 'swallowed',
};

/** Whether something may be taken, how much, with what. */
const safety: Everyday = {
  fits: (reading, text) => asks(reading) && intake.test(text) && taking.test(text) && !reading.technical,
  group: 'body',
  name: 'safety',
};

const part =
  /\b(?:head|back|neck|shoulders?|arms?|elbows?|wrists?|hands?|fingers?|hips?|knees?|legs?|ankles?|feet|foot|heels?|toes?|eyes?|ears?|nose|throat|tooth|teeth|gums|jaw|chest|stomach|belly|skin|scalp|nails|muscles?|joints?)\b/i;
const complaint =
  /\b(?:hurts?|aches?|pain(?:ful)?|sore|itch\w*|swollen|swelling|stiff|numb|tingl\w+|burn(?:s|ing)|crack(?:s|ing)?|click\w*|bleed\w*|dry|rash|twitch\w*|cramps?|dizzy|blurry|ringing)\b/i;

const state =
  /\bwhy (?:do|am|does) i\b.{0,40}\b(?:wake|sleepy|tired|sweat\w*|snore|dizzy|bloated|hungry|thirsty|sneez\w*|cough\w*|itch\w*|bruise|cramps?|cold|shiver\w*|pee|headaches?|heartburn|nauseous|weight|hair)\b/i;

/** A question about a complaint of the person's own body. */
const symptom: Everyday = {
  fits: (reading, text) =>
    asks(reading) &&
    /\b(?:i|my|our|me)\b/i.test(text) &&
    ((part.test(text) && complaint.test(text)) || state.test(text)) &&
    !reading.technical,
  group: 'situations',
  name: 'ailment',
};

export const body: readonly Everyday[] = [crisis, swallowed, safety, symptom];
