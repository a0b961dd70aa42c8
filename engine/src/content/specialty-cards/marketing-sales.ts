import type { Trade } from './specialty-card.ts';

/** How these trades judge their work. */
export const marketingSales: Trade = {
  perspective: {
    writes: 'You write for a sales and marketing team whose texts have to earn a reply or an order.',
    advises: 'You advise a sales and marketing team that has to account for every euro or dollar it spends.',
  },
  cards: {
    'Email campaigns': {
      fits: ['email', 'email-sequence', 'newsletter', 'subject-lines'],
      criteria: [
        'Say in a line when it is sent and why, and fit the wording to it',
        'Give two subject lines that take different approaches, with preview texts that add to them',
        'Subject, preview and first sentence alone should say what, when and where',
      ],
    },
    'Ad copy': {
      fits: ['ad', 'slogan', 'headlines'],
      criteria: [
        'Make one promise in each version that the page behind can keep',
        'Say in a line what the reader already knows, and write for that',
        'Let versions differ in one thing only, so that a test can tell why one wins',
      ],
    },
    'Social media': {
      fits: ['social-post', 'thread', 'tweet', 'caption', 'hashtags', 'content-calendar'],
      criteria: [
        'Write for the habits of the platform, and say which you took',
        'Say in a line why someone would send this to a friend',
        'Say in a line how the same content becomes another format',
      ],
    },
    'Product descriptions': {
      fits: ['product-description', 'ad', 'landing-page'],
      criteria: [
        'Let every feature be followed by what it means for the buyer',
        'Answer the likeliest reason not to buy openly',
        "Use the buyer's own word for it in the title and the first sentence",
      ],
    },
    'Landing pages': {
      fits: ['landing-page', 'headlines', 'ad'],
      criteria: [
        'Headline and button alone should say what it is, for whom, and what happens on a click',
        'Answer the real reasons not to act',
        'Name the number the page is judged by, and the first thing to test',
      ],
    },
  },
};
