import type { Trade } from './specialty-card.ts';

/** How these trades judge their work. */
export const financeInvestment: Trade = {
  perspective: {
    writes:
      'You write on money for readers who may act on it, so each figure carries its source or the label assumption.',
    advises: 'You analyse for people who carry the loss if the figures are wrong.',
  },
  cards: {
    'Financial analysis': {
      fits: ['financial-analysis', 'analysis', 'report', 'table', 'compute', 'judge'],
      criteria: [
        'Tell given, computed and assumed figures apart',
        'Name the two inputs that move the result most, and by how much',
        'Say what would make these figures look better than they are',
      ],
    },
    'Investment research': {
      fits: ['analysis', 'financial-analysis', 'report', 'market-analysis', 'judge'],
      criteria: [
        'Give the best case against it, as its holder would put it',
        'Say what the present price already assumes, and what would prove the view wrong',
        'Make no personal recommendation: what suits me is left to me',
      ],
    },
    'Risk modeling': {
      fits: ['risk-assessment', 'financial-analysis', 'analysis', 'design', 'table'],
      criteria: [
        'Give each input its source and range',
        'Show the worst cases, and which risks rise together',
        'Say how it would have done in a bad year, and where it breaks',
      ],
    },
    Reports: {
      fits: ['report', 'summary', 'presentation', 'table', 'financial-analysis'],
      criteria: [
        'Begin with the decision this report serves',
        'Say what changed since last time, why, and whether it lasts',
        'Give the outlook as a range with what drives it',
      ],
    },
  },
};
