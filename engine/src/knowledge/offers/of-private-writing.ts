import type { Offer } from '../rows.ts';

/** Offers first made for letters, messages and speeches of private life. */
export const privateWritingMoreOffers = {
  'proof-list': {
    label: 'List of evidence to attach',
    wish: 'End with a list of the evidence I should attach.',
    why: 'Adds a short list of photos, dates and messages to send along',
  },
  'consent-line': {
    label: 'A line for them to sign',
    wish: 'Add one line at the end that they can sign to agree.',
    why: 'Adds a ready-made consent statement with room for a date and signature',
  },
  'handover-ask': {
    label: 'Ask for a handover date',
    wish: 'Ask for a date to hand over the place and the keys.',
    why: 'A fixed date keeps the handover from dragging on',
  },
  'print-poster': {
    label: 'Ready for the bulletin board',
    wish: 'Lay it out with a headline so that people can read it in passing.',
    why: 'Gives a headline, a few lines and the contact details at the bottom',
  },
  'fill-names': {
    label: 'Child and class at the top',
    wish: 'Put the child’s name, the class and the dates at the top.',
    why: 'The school sees at a glance who it is about',
  },
  'if-they-push': {
    label: 'If they push',
    wish: 'Add one kind sentence I can repeat if they push.',
    why: 'Adds a reply for when they won’t take no for an answer',
  },
  'price-check': {
    label: 'How to find the price',
    wish: 'Say how I can find out what it sells for, and what price to start with.',
    why: 'It adds two ways to check and an opening price',
  },
  'tear-off': {
    label: 'Strips to tear off',
    wish: 'Add ten tear-off strips with the contact details at the bottom.',
    why: 'Adds small contact strips for a printed sheet',
  },
  'facts-not-verdict': {
    label: 'Facts, not verdicts',
    wish: 'Write down what I saw rather than how I judge it, so that nobody can object.',
    why: 'Less likely to be taken down',
  },
} satisfies Readonly<Record<string, Offer>>;
