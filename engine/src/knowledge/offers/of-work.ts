import type { Offer } from '../rows.ts';

/** Offers first made for work, management and career. */
export const workMoreOffers = {
  'no-reason-away': {
    label: 'Without saying why',
    wish: 'Do not say why I am away.',
    why: 'Keeps the reason private and the text shorter',
  },
  'pay-in-parts': {
    label: 'Offer installments',
    wish: 'Add a sentence that offers payment in two or three parts.',
    why: 'Money that comes slowly is better than none',
  },
  'price-options': {
    label: 'Two ways forward',
    wish: 'Offer them two ways forward, with a price for each.',
    why: 'A choice of two is easier to answer than a no',
  },
  'what-to-cut': {
    label: 'What to cut',
    wish: 'Say which points need no meeting and could go in an email.',
    why: 'Shorter meetings, with only what needs people in a room',
  },
  'cover-note': {
    label: 'The email to go with it',
    wish: 'Add a short email to everyone to go with it.',
    why: 'A five-sentence note that says what is new and when it takes effect',
  },
  'count-shifts': {
    label: 'Count per person',
    wish: 'Add a count of hours and weekends for each person.',
    why: 'Shows at a glance whether it is fair',
  },
  'feedback-talks': {
    label: 'Check-ins scheduled',
    wish: 'Plan short check-ins after day 1, week 1 and month 1, with two questions for each.',
    why: 'Finds trouble before the person gives up',
  },
  'keep-record': {
    label: 'What to write down',
    wish: 'Say what I should note from now on, and how.',
    why: 'Gives you evidence if it goes on',
  },
  'rate-letter': {
    label: 'How to tell customers',
    wish: 'Add three sentences that tell customers the price without apologizing.',
    why: 'The figure is only half the message',
  },
  'sign-version': {
    label: 'A version for the wall',
    wish: 'Add a short version to hang on the wall.',
    why: 'A sign right where it matters works better than an email',
  },
  'material-needed': {
    label: 'Materials and room',
    wish: 'List the materials and how to set up the room.',
    why: 'Prevents surprises on the day',
  },
} satisfies Readonly<Record<string, Offer>>;
