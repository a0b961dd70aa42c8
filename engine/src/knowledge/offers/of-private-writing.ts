import type { Offer } from '../rows.ts';

/** Offers first made for letters, messages and speeches of private life. */
export const privateWritingMoreOffers = {
  'proof-list': {
    label: 'Evidence to attach',
    wish: 'End with a list of the evidence I should attach.',
    why: "You won't leave out a photo or message that proves your case",
  },
  'consent-line': {
    label: 'A line for them to sign',
    wish: 'Add a line at the end saying that the landlord agrees, with space to sign and date.',
    why: 'You have their consent in writing, dated and signed',
  },
  'handover-ask': {
    label: 'Ask for a date to return the keys',
    wish: 'Ask for a date to do a walk-through and return the keys.',
    why: 'A fixed date keeps things from dragging on',
  },
  'print-poster': {
    label: 'Ready for the bulletin board',
    wish: 'Lay it out with a headline that people can read as they walk by.',
    why: 'Few people stop to read a notice',
  },
  'fill-names': {
    label: 'Child and class at the top',
    wish: 'Put the child’s name, the class and the dates at the top.',
    why: 'The school can see at a glance who it is about',
  },
  'if-they-push': {
    label: 'What to say if they push',
    wish: 'Add one kind sentence I can repeat if they push.',
    why: "You'll be ready if they don't take no for an answer",
  },
  'price-check': {
    label: 'How to set the price',
    wish: 'Say how I can find out what it usually sells for, and what asking price to start with.',
    why: "You won't sell it for too little",
  },
  'tear-off': {
    label: 'Tear-off strips',
    wish: 'Add ten tear-off strips with the contact details at the bottom.',
    why: 'People can take your contact details with them',
  },
  'facts-not-verdict': {
    label: 'Facts, not opinions',
    wish: 'Write down what I saw, not what I think of it, so that no one can dispute it.',
    why: 'It is less likely to be taken down',
  },
} satisfies Readonly<Record<string, Offer>>;
