import type { Offer } from '../rows.ts';

/** Offers first made for work, management and career. */
export const workMoreOffers = {
  'no-reason-away': {
    label: 'Without saying why',
    wish: 'Do not say why I am away.',
    why: 'Keeps the reason private and the text shorter.',
  },
  'pay-in-parts': {
    label: 'Offer to pay in parts',
    wish: 'Add a sentence that offers payment in two or three parts.',
    why: 'Money that comes slowly is better than none.',
  },
  'price-options': {
    label: 'Two ways to go on',
    wish: 'Offer them two ways to go on, with a price for each.',
    why: 'A choice of two is easier to answer than a no.',
  },
  'what-to-cut': {
    label: 'What to cut',
    wish: 'Say which points need no meeting and could go in a mail.',
    why: 'Shorter meetings with only what needs people in a room.',
  },
  'cover-note': {
    label: 'The mail that goes with it',
    wish: 'Add the short mail with which I send it to everyone.',
    why: 'A note of five sentences that says what is new and from when.',
  },
  'count-shifts': {
    label: 'Count per person',
    wish: 'Add a count of hours and weekends for each person.',
    why: 'Shows at a glance whether it is fair.',
  },
  'feedback-talks': {
    label: 'Talks planned in',
    wish: 'Plan short talks after day 1, week 1 and month 1, with two questions for each.',
    why: 'Finds trouble before the person gives up.',
  },
  'keep-record': {
    label: 'What to write down',
    wish: 'Say what I should note from now on, and how.',
    why: 'Gives you proof if it goes on.',
  },
  'rate-letter': {
    label: 'How to tell customers',
    wish: 'Add three sentences that tell customers the price without apologising.',
    why: 'The figure is only half of it.',
  },
  'sign-version': {
    label: 'A version as a sign',
    wish: 'Add a short version to hang on the wall.',
    why: 'The place itself reminds better than a mail.',
  },
  'material-needed': {
    label: 'Material and room',
    wish: 'List the material and how to set up the room.',
    why: 'Prevents surprises on the day.',
  },
} satisfies Readonly<Record<string, Offer>>;
