import { matter } from '../matter.ts';

const people =
  /\b(?:employees?|room-?mates?|flat-?mates?|husband|wife|boyfriend|girlfriend|partner|colleagues?|co-?workers?|boss|friends?|friendship|relationship|mother|father|m[ou]m|dad|sister|brother|neighbou?rs?|team|(?:mother|father|sister|brother)[- ]in[- ]law|in-laws|ex)\b/i;

/** People one lives and works with. */
export const peopleAround = [
  matter(
    'trouble people how',
    /\b(?:care for|looking after|live alone|nursing home|care home|dementia|alzheimer\w*|carer)\b/i,
    'what is still possible; who can help and how much; money for it',
  ),
  matter('trouble', people, 'what happened last; what was tried; what I want from it'),
  matter('how', people, 'what happened last; what I want from it'),
];

/** Whatever else is planned with others. */
export const plansWithOthers = [
  matter(
    'doing',
    /^\W*(?:(?:help me )?plan (?:an?|our)|organi[sz]e|host|throw|arrange|promote) /i,
    'people; date and place; budget',
  ),
];
