import type { Goal } from '../goal/read-goal.ts';
import type { Trades } from '../knowledge/rows.ts';
import { makingVerbs } from '../knowledge/word-families.ts';
import type { ContentRequest } from './content-request.ts';

const making = new Set(makingVerbs);

/** The sentence from which the chosen industry answers: one for texts, one for advice, plans and analysis. */
export const perspectiveOf = (
  trades: Trades,
  { words, parts }: Goal,
  { industry }: ContentRequest,
): string | undefined => {
  const perspective = industry && trades[industry].perspective;
  return (
    perspective && (making.has(words[parts.begin]?.text ?? '') ? perspective.writes : perspective.advises)
  );
};

/** What the chosen specialty asks of good work, at Expert. */
export const criteriaOf = (
  trades: Trades,
  { industry, specialty, level }: ContentRequest,
): readonly string[] => {
  const criteria = industry && trades[industry].criteria;
  return level === 'expert' && criteria && specialty && Object.hasOwn(criteria, specialty)
    ? (criteria[specialty] ?? [])
    : [];
};
