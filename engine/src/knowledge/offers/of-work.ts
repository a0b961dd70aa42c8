import type { Offer } from '../rows.ts';

/** Offers first made for work, management and career. */
export const workMoreOffers = {
  'no-reason-away': {
    label: 'Without saying why',
    wish: 'Do not say why I am away.',
    why: 'Anyone who writes to you will see the reply',
  },
  'pay-in-parts': {
    label: 'Offer installments',
    wish: 'Add a sentence that offers payment in two or three installments.',
    why: 'You are more likely to get the money in the end',
  },
  'price-options': {
    label: 'Two options with prices',
    wish: 'Offer the customer two options, with a price for each.',
    why: 'People find it easier to choose one than to say no',
  },
  'what-to-cut': {
    label: 'What could be an email instead',
    wish: 'Say which points do not need a meeting and could be handled by email.',
    why: 'You can keep the meeting short',
  },
  'cover-note': {
    label: 'An email to go with it',
    wish: 'Add a short email to send to everyone along with it.',
    why: 'Everyone knows what is new and when it takes effect',
  },
  'count-shifts': {
    label: 'Totals for each person',
    wish: 'Add up the hours and weekends for each person.',
    why: "You can see at a glance whether it's fair",
  },
  'feedback-talks': {
    label: 'Schedule check-ins',
    wish: 'Plan short check-ins after day 1, week 1 and month 1, with two questions for each.',
    why: 'You hear about problems before the person gives up',
  },
  'keep-record': {
    label: 'What to write down',
    wish: 'Say what I should write down from now on, and how to do it.',
    why: "You'll have evidence if it happens again",
  },
  'rate-letter': {
    label: 'How to tell customers the price',
    wish: 'Add three sentences that tell customers the price without apologizing.',
    why: 'How you say it matters as much as the price',
  },
  'sign-version': {
    label: 'A version to hang on the wall',
    wish: 'Add a short version to hang on the wall.',
    why: 'People notice a sign more than an email',
  },
  'material-needed': {
    label: 'Materials and room setup',
    wish: 'List the materials and how to set up the room.',
    why: "You won't find out at the last minute that something is missing",
  },
} satisfies Readonly<Record<string, Offer>>;
