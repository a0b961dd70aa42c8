import type { Trade } from './specialty-card.ts';

/** How these trades judge their work. */
export const contentCreation: Trade = {
  perspective: {
    writes: 'You write for readers who came by choice and leave the moment nothing new is said.',
    advises: 'You advise an editorial team that has more ideas than hours.',
  },
  cards: {
    'Blog posts': {
      fits: ['blog-post', 'article', 'outline', 'headlines'],
      criteria: [
        'Say in a line what this post has that the first search results do not',
        'Mark with [own example] where only I can give the proof',
        'Let the headings alone tell the point',
      ],
    },
    Articles: {
      fits: ['article', 'essay', 'blog-post', 'report', 'outline'],
      criteria: [
        'Say near the top why this matters now',
        'Give the strongest opposing voice its best argument',
        'Say for every figure what it compares to and where it comes from, or mark it [source]',
      ],
    },
    Scripts: {
      fits: ['script', 'video-script', 'scene', 'dialogue', 'speech'],
      criteria: [
        'Let something happen in the first seconds that makes one stay',
        'Bring something in the middle that the opening did not promise',
        'Every line can be spoken in one breath',
      ],
    },
    'Social content': {
      fits: ['social-post', 'thread', 'caption', 'tweet', 'video-script', 'hashtags', 'content-calendar'],
      criteria: [
        'Give three openings from different angles, the strongest first',
        'Say which part is worth saving or sharing',
        'Say in a line how it could go on next week',
      ],
    },
    Newsletter: {
      fits: ['newsletter', 'email'],
      criteria: [
        'Say in a line what readers can count on in every issue',
        'Order items by their use to the reader, not by the work they cost',
        'End on a question whose answers the next issue can use',
      ],
    },
  },
};
