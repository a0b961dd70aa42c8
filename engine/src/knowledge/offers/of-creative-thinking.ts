import type { Offer } from '../rows.ts';

/** Offers first made for creative writing, and thinking with a tool. */
export const creativeThinkingMoreOffers = {
  'answer-back': {
    label: 'What they might answer',
    wish: 'Add what people usually reply and what it means.',
    why: "You'll know how to go on after the first sentence",
  },
  'say-the-risk': {
    label: 'What could be taken the wrong way',
    wish: 'Say which words could still come across the wrong way.',
    why: 'You can fix it before you send it',
  },
  'say-what-went': {
    label: 'List what was cut',
    wish: 'List what you left out, one line each.',
    why: 'You can put back anything you want to keep',
  },
  'word-list': {
    label: 'A short glossary',
    wish: 'Add a list of the difficult words, with a simple explanation of each.',
    why: 'Readers can look up what they need',
  },
  'nothing-lost': {
    label: 'Leave nothing out',
    wish: "Use every note, and list any that don't fit in.",
    why: 'You can be sure that none of your ideas gets lost',
  },
  'reply-to-them': {
    label: 'A friendly reply',
    wish: 'Add two friendly sentences that I can say to the person who told me this.',
    why: 'You can reply without starting an argument',
  },
  'rule-of-thumb': {
    label: 'A rule of thumb',
    wish: 'Give me a rule of thumb so that I can work it out in my head next time.',
    why: 'You won’t need to ask next time',
  },
  'three-meanings': {
    label: 'Three possible meanings',
    wish: 'Give me three different interpretations and let me choose.',
    why: 'You can pick the one that rings true',
  },
} satisfies Readonly<Record<string, Offer>>;
