import type { Offer } from '../rows.ts';

/** Offers first made for marketing, sales, shops and customers. */
export const marketingMoreOffers = {
  'quote-assumes': {
    label: 'What the price assumes',
    wish: 'Say what the price assumes about the condition of the place.',
    why: "You won't have to pay for surprises",
  },
  'short-and-long': {
    label: 'A short and a long version',
    wish: 'Give me a two-sentence version and a longer one.',
    why: 'You can use whichever one fits the space',
  },
  'characters-counted': {
    label: 'Count the characters',
    wish: 'Add the number of characters after each line.',
    why: 'You can see that nothing will be cut off',
  },
  'first-ten-seconds': {
    label: 'Three opening lines',
    wish: 'Give me three different opening sentences to choose from.',
    why: 'Listeners decide in ten seconds whether to keep listening',
  },
  'big-line': {
    label: 'One large line, one small line',
    wish: 'Give me one line to print in large letters and one line to put below it in small ones.',
    why: 'People can read the main point from a distance',
  },
} satisfies Readonly<Record<string, Offer>>;
