import { situations } from '../answers/situations.ts';
import { asks, help } from './everyday.ts';
import type { Everyday } from './everyday.ts';

const pet = /\b(?:dog|cat|puppy|kitten|rabbit|bunny|hamster|guinea pig|bird|parrot|horse|pet)\b/i;
const small = /\b(?:baby|toddler|son|daughter|kid|child|\d+[- ](?:year|month)[- ]old)\b/i;
const took =
  /\b(?:ate|eaten|swallow(?:ed|s)|drank|chewed(?: on)?|licked|inhaled|stung|bitten|got into)\b(?! (?:lunch|dinner|breakfast)\b)/i;
const crisisWords =
  /\b(?:kill(?:ing)? myself|end(?:ing)? (?:my life|it all)|suicid\w+|self[- ]?harm\w*|hurt(?:ing)? myself|(?:do not|don['’]?t) want to (?:live|be here|be alive|exist)|want to die|cut(?:ting)? myself)\b/i;
const intake =
  /\b(?:medic\w*|ibuprofen|paracetamol|acetaminophen|aspirin|antibiotics?|antidepressants?|pills?|tablets?|doses?|dosage|vaccin\w*|pregnan\w*|breast[- ]?feed\w*|supplements?|vitamins?|blood pressure|insulin|melatonin|painkillers?|magnesium|creatine|iron|zinc|fasting|caffeine|keto|cbd|sleeping (?:pill|aid)s?|botox|retinol)\b/i;
const taking =
  /\b(?:safe|ok|okay|fine|dangerous|harmful|bad|allowed|too much|per day|a day|take|mix|combine|together|while|how (?:much|many|often)|can (?:i|you|we|she|he))\b/i;

/** Words of somebody in danger: safety before anything else. */
const crisis: Everyday = {
  fits: (reading, text) => crisisWords.test(text) && (reading.act === 'open' || reading.act === 'question'),
  answer: {
    rule: 'A1',
    form: 'prose',
    lead: help,
    gist: 'Answer warmly and briefly, ask whether I am safe right now, and say how to reach a person or crisis line at once.',
    parts: [
      ['First', 'Answer warmly and in plain words, without a lecture; ask whether I am safe right now'],
      [
        'Reach',
        'Say how to reach a person or a crisis line at once, and the emergency number if I am in danger',
      ],
      ['Next hour', 'Offer one small thing for the next hour, and stay in the conversation'],
    ],
    checks: [],
    expert: [],
    returns: 'a short answer that ends with one question',
  },
};

/** Something eaten or a sting: now or not, signs, what to do and not to do. */
const swallowed: Everyday = {
  fits: (reading, text) =>
    took.test(text) &&
    (pet.test(text) || small.test(text)) &&
    reading.act !== 'write' &&
    !reading.deliverable,
  answer: {
    rule: 'A1',
    form: 'prose',
    lead: help,
    gist: 'Say first whether this needs a vet or doctor now and what decides it, then the signs to watch for, then what to do and not to do.',
    parts: [
      ['Now', 'Say first whether this needs a vet or doctor now, and which amount, weight or age decides it'],
      ['Do', 'Say what to do in the next hour, and what not to do'],
      ['Signs', 'List the signs to watch for, and for how many hours'],
      ['Call', 'End with what to have ready for the call: what, how much, when'],
    ],
    checks: [],
    expert: [['Why', 'What it does in the body, in at most 2 sentences']],
    returns: 'these in that order, in at most 200 words',
  },
};

/** Whether something may be taken, how much, with what. */
const safety: Everyday = {
  fits: (reading, text) => asks(reading) && intake.test(text) && taking.test(text) && !reading.technical,
  answer: {
    rule: 'A1',
    form: 'prose',
    gist: 'Answer in the first sentence; then who must not, amounts and waiting times with how sure you are, and the signs that need a doctor at once.',
    parts: [
      ['First', 'Answer in the first sentence: yes, no, it depends, or the usual amount'],
      ['Not for', 'Name who must not, and which other medicines or conditions change the answer'],
      ['Amounts', 'Give amounts and waiting times only as far as they are established; say how sure you are'],
      ['Signs', 'Name the signs that need a doctor or emergency service at once'],
    ],
    checks: [],
    expert: [
      ['Why', 'What happens in the body, in at most 3 sentences'],
      ['Ask', 'What a pharmacist or doctor has to know to answer it for me'],
    ],
    returns: 'the answer with its limits, in 200 words at most',
  },
};

const part =
  /\b(?:head|back|neck|shoulders?|arms?|elbows?|wrists?|hands?|fingers?|hips?|knees?|legs?|ankles?|feet|foot|heels?|toes?|eyes?|ears?|nose|throat|tooth|teeth|gums|jaw|chest|stomach|belly|skin|scalp|nails|muscles?|joints?)\b/i;
const complaint =
  /\b(?:hurts?|aches?|pain(?:ful)?|sore|itch\w*|swollen|swelling|stiff|numb|tingl\w+|burn(?:s|ing)|crack(?:s|ing)?|click\w*|bleed\w*|dry|rash|twitch\w*|cramps?|dizzy|blurry|ringing)\b/i;

/** A question about a complaint of the person's own body. */
const symptom: Everyday = {
  fits: (reading, text) =>
    asks(reading) &&
    /\b(?:i|my|our|me)\b/i.test(text) &&
    part.test(text) &&
    complaint.test(text) &&
    !reading.technical,
  answer: situations.ailment,
};

export const body: readonly Everyday[] = [crisis, swallowed, safety, symptom];
