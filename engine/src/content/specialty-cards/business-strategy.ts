import type { SpecialtyCard } from './specialty-card.ts';

/** How these trades judge their work. */
export const businessStrategy: Readonly<Record<string, SpecialtyCard>> = {
  'Business plans': {
    fits: ['business-plan', 'proposal'],
    criteria: [
      ['Unit', 'One unit sold: price, cost, margin as a small table of given or labelled figures'],
      ['Customers', 'How the first 10 customers are won, by name of channel'],
      ['Assumptions', 'The 5 assumptions that carry the plan, with the cheapest test of each'],
      ['Cash', 'The month in which cash is lowest, and what happens then'],
      ['Why us', 'What others could not copy within a year'],
    ],
  },
  'Market analysis': {
    fits: ['market-analysis', 'analysis', 'report', 'strategy'],
    criteria: [
      ['Boundary', 'Define the market in one sentence: who, what need, where'],
      ['Two ways', 'Size from above and from below; explain the gap'],
      ['Switching', 'What it costs a buyer to change'],
      ['Direction', 'Three forces with the sign that would show them weakening'],
      ['Unknowns', 'The figure most worth buying, and what it would change'],
    ],
  },
  'Competitive research': {
    fits: ['market-analysis', 'table', 'analysis', 'swot', 'compare'],
    criteria: [
      ['Rivals', 'Direct rivals, substitutes and doing nothing are all in the table'],
      ['Evidence', 'Each cell names where it can be checked, or says unknown'],
      ['Buyers', 'Criteria are those buyers decide by, in their order'],
      ['Moves', "Each rival's likeliest next move and its sign"],
      ['Gap', 'A gap counts only if buyers pay for it'],
    ],
  },
  'SWOT analysis': {
    fits: ['swot', 'analysis', 'strategy'],
    criteria: [
      ['Inside out', 'Strengths and weaknesses are facts about us, the others facts about the world'],
      ['Relative', 'Each point is measured against a named rival or a number'],
      ['Weight', 'Impact and certainty from 1 to 3 per point; at most 5 points per field'],
      ['So what', 'One move per pair of fields, naming its points'],
      ['Choice', 'Say which move comes first and which is given up for it'],
    ],
  },
};
