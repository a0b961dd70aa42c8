import type { Offer } from '../rows.ts';

/** Offers first made for marketing, sales, shops and customers. */
export const marketingMoreOffers = {
  'quote-assumes': {
    label: 'What the price assumes',
    wish: 'Include what the price assumes about the place.',
    why: 'Protects you from surprises',
  },
  'short-and-long': {
    label: 'A short and a long version',
    wish: 'Give me one two-sentence version and a long one.',
    why: 'Two lengths from the same facts',
  },
  'characters-counted': {
    label: 'Characters counted',
    wish: 'Add the number of characters after each line.',
    why: 'Shows that nothing gets cut off',
  },
  'first-ten-seconds': {
    label: 'Three first sentences',
    wish: 'Give me three different first sentences to choose from.',
    why: 'Listeners decide in the first ten seconds',
  },
  'big-line': {
    label: 'One big line, one small',
    wish: 'Give me one line to print big and one small line below it.',
    why: 'Laid out as it will hang',
  },
} satisfies Readonly<Record<string, Offer>>;
