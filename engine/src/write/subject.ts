import { subjectFact } from '../catalogue/answers.ts';
import type { Goal } from '../goal/read-goal.ts';
import { wordsOf } from '../goal/words.ts';
import { knowledge } from '../knowledge/index.ts';
import type { Ask } from '../knowledge/rows.ts';
import { indexSituations, matchGoal, type Match } from '../match/matcher.ts';
import type { ContentRequest } from './content-request.ts';

/** What a goal is about, and the question to be asked where the goal alone does not tell. */
export interface Subject {
  readonly situation?: string;
  readonly ask?: Ask;
}

const index = indexSituations(knowledge.situations);
const byLabel = new Map(Object.entries(knowledge.situations).map(([id, { label }]) => [label, id]));

/** The situation that a goal is recognised as, with what else came near. */
export const matchSituation = (goal: Pick<Goal, 'words' | 'language'>): Match =>
  // Situations are told by English words.
  goal.language.code === 'en' ? matchGoal(goal, index) : { candidates: [] };

const listed = 5;
/** With less behind the best one nothing is near. */
const leastScore = 15;
/** A candidate with less behind it than this share of the best one's is no choice worth reading. */
const leastShare = 0.65;
/** So many are read in any case. */
const fewest = 3;

const askAmong = ({ candidates }: Match, chosen: string): Ask | undefined => {
  const best = candidates[0]?.score ?? 0;
  const near =
    best < leastScore ? [] : candidates.filter(({ score }, at) => at < fewest || score >= leastShare * best);
  const labels = near.slice(0, listed).flatMap(({ id }) => knowledge.situations[id]?.label ?? []);
  const choices = labels.includes(chosen) || !byLabel.has(chosen) ? labels : [...labels.slice(1), chosen];
  if (choices.length < 2) return undefined;
  return {
    fact: subjectFact,
    ask: 'Which comes closest?',
    name: 'About',
    choices,
    example: 'a talk with my team',
    why: 'The other questions then follow from it; nothing is added to the prompt',
  };
};

/**
 * What a goal is about: what the person chose among the candidates, else what speaks clearly for itself; the likeliest
 * where the person leaves it to us.
 */
export const subjectOf = (
  goal: Goal,
  match: Match,
  { answers, decide = false }: Pick<ContentRequest, 'answers' | 'decide'>,
): Subject => {
  const chosen = answers?.[subjectFact] ?? '';
  if (match.situation !== undefined && chosen === '') return { situation: match.situation };
  const ask = askAmong(match, chosen);
  if (chosen === '') {
    const likeliest = ask && decide ? byLabel.get(ask.choices[0] ?? '') : undefined;
    return { ...(ask && { ask }), ...(likeliest !== undefined && { situation: likeliest }) };
  }
  // Own words may follow the label on the chip.
  const situation =
    byLabel.get(chosen.split('; ')[0] ?? '') ??
    matchSituation({ language: goal.language, words: [...wordsOf(chosen), ...goal.words] }).situation;
  return { ...(ask && { ask }), ...(situation !== undefined && { situation }) };
};
