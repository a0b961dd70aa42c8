import { matter } from '../matter.ts';

/** Operations and remedies to decide on. */
export const treatment = [
  matter(
    'choice',
    /^(?=.{0,100}$).*\b(?:knees?|hips?|surgery|operation|braces|implants?|vaccin\w+|therapy|medication|pills?)\b/i,
    'age and diagnosis; what was tried; what it keeps me from',
  ),
];

const training =
  /\b(?:lose \d|weight|overweight|belly|protein|couch to|kilos?|marathon|\d+ ?k|run(?:ning)?|work ?outs?|muscles?|strength|fit(?:ness|ter)?|in shape|gym|swim(?:ming)?(?! ?pool)|push-?ups?|yoga|cycling|(?:strength|endurance) training)\b/i;
const ailments =
  /\b(?:tired|sleep|snor\w+|headaches?|dizzy|period|cough\w*|itch\w*|pain|aches?|hurts?|skin|eyes?|ears?|nose|throat|tooth|teeth|legs?|shoulders?|neck|stomach|knees?|blood pressure|cholesterol|allergy|hay fever|stress|migraine)\b/i;
const habits =
  /\b(?:fear|habit|confident|confidence|procrastinat\w*|shy|anxious|nervous|on time|stop (?:my|\p{L}+ing)|quit smoking)\b/iu;

/** Health, training, habits. */
export const body = [
  matter('doing', training, 'where I stand now; limits of health; days a week'),
  matter('how', training, 'where I stand now; what was tried; limits of health'),
  matter('trouble', ailments, 'since when; other signs; age; what was tried'),
  matter('how', ailments, 'since when; what was tried; age'),
];

/** What one wants to be rid of in oneself. */
export const ownHabits = [matter('trouble doing how', habits, 'when it happens; what was tried')];
