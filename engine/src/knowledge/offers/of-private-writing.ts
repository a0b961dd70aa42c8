import type { Offer } from '../rows.ts';

/** Offers first made for letters, messages and speeches of private life. */
export const privateWritingMoreOffers = {
  'proof-list': {
    label: 'List of proof to attach',
    wish: 'End with a list of the proof I should attach.',
    why: 'Adds a short list of photos, dates and messages to send along.',
  },
  'consent-line': {
    label: 'A line for them to sign',
    wish: 'Add one line at the end that they can sign to agree.',
    why: 'Adds a ready consent sentence with room for date and signature.',
  },
  'handover-ask': {
    label: 'Ask for a handover date',
    wish: 'Ask for an appointment for the handover and the keys.',
    why: 'Adds one sentence that asks for a handover appointment.',
  },
  'print-poster': {
    label: 'Fit for the notice board',
    wish: 'Lay it out with a headline so that it can be read in passing.',
    why: 'Gives a headline, few lines and the contact at the bottom.',
  },
  'fill-names': {
    label: 'Child and class on top',
    wish: 'Put the name of the child, the class and the dates on top.',
    why: 'Starts with one line for child, class and dates.',
  },
  'if-they-push': {
    label: 'If they push',
    wish: 'Add one kind sentence I can repeat if they push.',
    why: 'Adds an answer for when the no is not accepted.',
  },
  'price-check': {
    label: 'How to find the price',
    wish: 'Say how I find out what it sells for, and what price to start with.',
    why: 'It adds two ways to check and an opening price.',
  },
  'tear-off': {
    label: 'Strips to tear off',
    wish: 'Add ten strips at the bottom with the contact.',
    why: 'Adds small contact strips for a printed sheet.',
  },
  'facts-not-verdict': {
    label: 'Facts, not verdicts',
    wish: 'Write what I saw rather than judgements, so that nobody can object.',
    why: 'Safe from being deleted.',
  },
} satisfies Readonly<Record<string, Offer>>;
