import type { Offer } from '../rows.ts';

/** Offers first made for learning, teaching and academic work. */
export const learningMoreOffers = {
  'picture-in-words': {
    label: 'A sketch I can draw',
    wish: 'Describe a simple sketch of it that I can draw myself.',
    why: 'A picture helps you understand it and remember it',
  },
  'as-game': {
    label: 'As a game',
    wish: 'Turn the practice into a ten-minute game.',
    why: "Children practice longer when it's fun",
  },
  'next-to-supervisor': {
    label: 'A summary for my adviser',
    wish: 'Put the best idea into four sentences for my adviser.',
    why: 'You have something to bring to the first meeting',
  },
  'report-sentence': {
    label: 'A sentence for the paper',
    wish: 'Add a sentence that reports the result the way a research paper would.',
    why: 'You can copy it into your paper',
  },
  'name-left-open': {
    label: 'Leave the name blank',
    wish: 'Use [name] as a placeholder and make the pronouns easy to change.',
    why: 'You can reuse the comment for other students',
  },
} satisfies Readonly<Record<string, Offer>>;
