import type { Offer } from '../rows.ts';

/** Offers first made for learning, teaching and academic work. */
export const learningMoreOffers = {
  'picture-in-words': {
    label: 'A sketch I can draw',
    wish: 'Describe a simple sketch of it that I can draw myself.',
    why: 'I can see it and remember it',
  },
  'as-game': {
    label: 'As a game',
    wish: 'Turn the practice into a ten-minute game.',
    why: 'The child comes back for more',
  },
  'next-to-supervisor': {
    label: 'A line for the supervisor',
    wish: 'Put the best one into four sentences for my supervisor.',
    why: 'Ready for the first meeting',
  },
  'report-sentence': {
    label: 'The sentence for the paper',
    wish: 'Add the sentence that reports the result as a paper would.',
    why: 'Can be copied into the text',
  },
  'name-left-open': {
    label: 'Name left blank',
    wish: 'Use [name] as a placeholder and make the pronouns easy to change.',
    why: 'Can safely be reused',
  },
} satisfies Readonly<Record<string, Offer>>;
