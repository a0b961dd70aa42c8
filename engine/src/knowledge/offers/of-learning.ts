import type { Offer } from '../rows.ts';

/** Offers first made for learning, teaching and academic work. */
export const learningMoreOffers = {
  'picture-in-words': {
    label: 'A sketch I can draw',
    wish: 'Describe a simple sketch of it that I can draw myself.',
    why: 'It can be seen and remembered.',
  },
  'as-game': {
    label: 'As a game',
    wish: 'Turn the practice into a game of ten minutes.',
    why: 'The child comes back to it.',
  },
  'next-to-supervisor': {
    label: 'A line for the supervisor',
    wish: 'Put the best one into four sentences for my supervisor.',
    why: 'Ready for the first talk.',
  },
  'report-sentence': {
    label: 'The sentence for the paper',
    wish: 'Add the sentence that reports the result as it is written in a paper.',
    why: 'Can be copied into the text.',
  },
  'name-left-open': {
    label: 'Name to be filled in',
    wish: 'Put [name] and keep pronouns easy to change.',
    why: 'Can be reused safely.',
  },
} satisfies Readonly<Record<string, Offer>>;
