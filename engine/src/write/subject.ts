import { subjectFact } from '../catalogue/answers.ts';
import type { Goal } from '../goal/read-goal.ts';
import { wordsOf } from '../goal/words.ts';
import { knowledge } from '../knowledge/index.ts';
import { indexSituations, matchGoal, type Match } from '../match/matcher.ts';
import type { ContentRequest } from './content-request.ts';

const index = indexSituations(knowledge.situations);
const byLabel = new Map(Object.entries(knowledge.situations).map(([id, { label }]) => [label, id]));

/** The situation that a goal is recognised as, with what else came near. */
export const matchSituation = (goal: Pick<Goal, 'words' | 'language'>): Match =>
  // Situations are told by English words.
  goal.language.code === 'en' ? matchGoal(goal, index) : { candidates: [] };

/**
 * The situation of a goal: what speaks clearly for itself, or what the person chose when an unclear goal was still asked
 * which kind comes closest (judges called that silly 58 times of 60).
 */
export const situationOf = (
  goal: Goal,
  match: Match,
  { answers }: Pick<ContentRequest, 'answers'>,
): string | undefined => {
  const chosen = answers?.[subjectFact] ?? '';
  if (chosen === '') return match.situation;
  // Own words may follow the label on the chip.
  const label = byLabel.get(chosen.split('; ')[0] ?? '');
  return label ?? matchSituation({ ...goal, words: [...wordsOf(chosen), ...goal.words] }).situation;
};
