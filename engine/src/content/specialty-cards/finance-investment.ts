import type { SpecialtyCard } from './specialty-card.ts';

/** How these trades judge their work. */
export const financeInvestment: Readonly<Record<string, SpecialtyCard>> = {
  'Financial analysis': {
    fits: ['financial-analysis', 'analysis', 'report', 'table', 'compute', 'judge'],
    criteria: [
      ['Source', 'Each figure: given, computed or assumed, in a column of its own'],
      ['Driver', 'The two inputs that move the result most, with the effect of 10 percent'],
      ['Cash', 'Profit and cash are told apart'],
      ['Compare', 'Each ratio beside an earlier period or a peer, or marked as alone'],
      ['Doubt', 'What would make these figures look better than they are'],
    ],
  },
  'Investment research': {
    fits: ['analysis', 'financial-analysis', 'report', 'market-analysis', 'judge'],
    criteria: [
      ['Thesis', 'Why the price is wrong, in two sentences'],
      ['Against', 'The best case against it, as its holder would put it'],
      ['Priced in', 'What the present price already assumes'],
      ['Trigger', 'What would prove it right or wrong, and by when'],
      ['Loss', 'How much can be lost, and how one would get out'],
      ['Advice', 'No personal recommendation: suitability is left to the reader'],
    ],
  },
  'Risk modeling': {
    fits: ['risk-assessment', 'financial-analysis', 'analysis', 'design', 'table'],
    criteria: [
      ['Question', 'Which decision the model serves, and for whom'],
      ['Inputs', 'Each with source, range and how it was estimated'],
      ['Tails', 'What happens in the worst 1 percent, not only on average'],
      ['Together', 'Which risks rise together, and what that does to the total'],
      ['Test', 'How it would have done in a past bad year; where it breaks'],
    ],
  },
  Reports: {
    fits: ['report', 'summary', 'presentation', 'table', 'financial-analysis'],
    criteria: [
      ['First line', 'The decision this report serves'],
      ['Change', 'What changed since last time, why, and whether it lasts'],
      ['Tables', 'One message per table, in its title; units in every header'],
      ['Outlook', 'Outlook as a range with its drivers'],
      ['Open', 'What is not yet known, and when it will be'],
    ],
  },
};
