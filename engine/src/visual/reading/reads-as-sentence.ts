import type { GoalWords } from './goal-words.ts';

const finite =
  / (?:is|are|was|were|am|has|have|does|do|did|can|will|would|sits|stands|lies|holds|wears|walks|runs|looms|shines) /;
const relative =
  / (?:that|which|who|whose) (?:is|are|was|were|has|have|can|will|sits|stands|lies|holds|wears|walks|runs|shines) /g;
const fewestWords = 4;

/** Whether the goal is a full sentence, which must not be cut, rather than a noun phrase. */
export function readsAsSentence(goal: GoalWords, text: string): boolean {
  if (goal.words.length < fewestWords) return false;
  if (/[.!?]\s+\S/.test(text)) return true;
  if (finite.test(goal.spoken.replace(relative, ' '))) return true;
  return (
    /^(?:the|a|an|i|he|she|they|we|it|my|his|her|one|two|this)\b/i.test(text) &&
    /\w[.!]$/.test(text) &&
    goal.words.length > 5
  );
}
