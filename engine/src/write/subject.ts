import { subjectFact } from '../catalogue/answers.ts';
import type { Goal } from '../goal/read-goal.ts';
import { wordsOf } from '../goal/words.ts';
import { knowledge } from '../knowledge/index.ts';
import { indexSituations, matchGoal, type Match } from '../match/matcher.ts';
import type { ContentRequest } from './content-request.ts';

/** What a goal is about, as far as it tells. */
export interface Subject {
  readonly situation?: string;
}

const index = indexSituations(knowledge.situations);
const byLabel = new Map(Object.entries(knowledge.situations).map(([id, { label }]) => [label, id]));

/** The situation that a goal is recognised as, with what else came near. */
export const matchSituation = (goal: Pick<Goal, 'words' | 'language'>): Match =>
  // Situations are told by English words.
  goal.language.code === 'en' ? matchGoal(goal, index) : { candidates: [] };

/** With less behind the best one nothing is near. */
const leastScore = 15;

/**
 * What a goal is about: what speaks clearly for itself; what the person chose when an unclear goal was still asked which
 * kind comes closest (judges called that silly 58 times of 60); the likeliest where the person leaves it to us.
 */
export const subjectOf = (
  goal: Goal,
  match: Match,
  { answers, decide = false }: Pick<ContentRequest, 'answers' | 'decide'>,
): Subject => {
  const chosen = answers?.[subjectFact] ?? '';
  const [best] = match.candidates;
  const likeliest = decide && best && best.score >= leastScore ? best.id : undefined;
  // Own words may follow the label on the chip.
  const situation =
    chosen === ''
      ? (match.situation ?? likeliest)
      : (byLabel.get(chosen.split('; ')[0] ?? '') ??
        matchSituation({ language: goal.language, words: [...wordsOf(chosen), ...goal.words] }).situation);
  return situation === undefined ? {} : { situation };
};
