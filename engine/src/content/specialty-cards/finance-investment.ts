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
        ['Source', 'Tell given, computed and assumed figures apart'],
        ['Driver', 'Name the two inputs that move the result most, and by how much'],
        ['Doubt', 'Say what would make these figures look better than they are'],
      ],
    },
    'Investment research': {
      fits: ['analysis', 'financial-analysis', 'report', 'market-analysis', 'judge'],
      criteria: [
        ['Against', 'Give the best case against it, as its holder would put it'],
        ['Price', 'Say what the present price already assumes, and what would prove the view wrong'],
        ['Advice', 'Make no personal recommendation: what suits me is left to me'],
      ],
    },
    'Risk modeling': {
      fits: ['risk-assessment', 'financial-analysis', 'analysis', 'design', 'table'],
      criteria: [
        ['Inputs', 'Give each input its source and range'],
        ['Tails', 'Show the worst cases, and which risks rise together'],
        ['Test', 'Say how it would have done in a bad year, and where it breaks'],
      ],
    },
    Reports: {
      fits: ['report', 'summary', 'presentation', 'table', 'financial-analysis'],
      criteria: [
        ['Decision', 'Begin with the decision this report serves'],
        ['Change', 'Say what changed since last time, why, and whether it lasts'],
        ['Outlook', 'Give the outlook as a range with what drives it'],
      ],
    },
  },
};
