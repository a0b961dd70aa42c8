import type { Offer } from '../rows.ts';

/** Offers first made for creative writing, and thinking with a tool. */
export const creativeThinkingMoreOffers = {
  'answer-back': {
    label: 'What they might say back',
    wish: 'Add what people usually reply and what it means.',
    why: 'You are not lost after the first sentence',
  },
  'say-the-risk': {
    label: 'What could still hurt',
    wish: 'Say which words could still be taken the wrong way.',
    why: 'A second pair of eyes before sending',
  },
  'say-what-went': {
    label: 'Say what was cut',
    wish: 'List what you left out, one line each.',
    why: 'I can put back what I miss',
  },
  'word-list': {
    label: 'A short glossary',
    wish: 'Add a list of the hard words with a simple explanation.',
    why: 'Readers can look up what they need',
  },
  'nothing-lost': {
    label: 'Nothing left out',
    wish: "Use every note, and list any that don't fit anywhere.",
    why: 'No thought gets lost',
  },
  'reply-to-them': {
    label: 'What I can say to them',
    wish: 'Add two friendly sentences for the person who told me.',
    why: 'I can reply without an argument',
  },
  'rule-of-thumb': {
    label: 'A rule of thumb',
    wish: 'Give me a rule so I can do it in my head.',
    why: 'I won’t need to ask next time',
  },
  'three-meanings': {
    label: 'Three meanings to choose from',
    wish: 'Give three different readings and let me choose.',
    why: 'You can pick the one that rings true',
  },
} satisfies Readonly<Record<string, Offer>>;
