import type { Trade } from './specialty-card.ts';

/** How these trades judge their work. */
export const businessStrategy: Trade = {
  perspective: {
    writes: 'You write for people who have to decide and who will be held to the figures.',
    advises: 'You advise the management of a company and have to defend every recommendation to its board.',
  },
  cards: {
    'Business plans': {
      fits: ['business-plan', 'proposal'],
      criteria: [
        'Show price, cost and what is left for one unit sold',
        'Say how the first ten customers are won',
        'Say when cash is lowest, and what happens then',
      ],
    },
    'Market analysis': {
      fits: ['market-analysis', 'analysis', 'report', 'strategy'],
      criteria: [
        'Say in a sentence what counts as the market: who, what need, where',
        'Work out the size from above and from below, and explain the gap',
        'Name the one figure most worth buying, and what it would change',
      ],
    },
    'Competitive research': {
      fits: ['market-analysis', 'table', 'analysis', 'swot', 'compare'],
      criteria: [
        'Count in substitutes and doing nothing',
        'Compare by what buyers decide by, in their order, and say where it can be checked',
        "Name each rival's likeliest next move",
      ],
    },
    'SWOT analysis': {
      fits: ['swot', 'analysis', 'strategy'],
      criteria: [
        'Measure each point against a named rival or a number',
        'Tie each move to the points it rests on',
        'Say which move comes first, and what is given up for it',
      ],
    },
  },
};
