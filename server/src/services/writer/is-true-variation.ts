import { addedWords } from './added-words.ts';
import { selfContradictions } from './contradictions.ts';

/** Words of the goal that a variation may say otherwise: a second one is a wish of the person lost. */
const mostReworded = 1;

/** Whether a variation keeps what its prompt keeps of the goal, and excludes nothing that it also shows. */
export function isTrueVariation(goal: string, prompt: string, variation: string): boolean {
  const leftOut = new Set(addedWords(prompt, goal));
  const lost = addedWords(variation, goal).filter((word) => !leftOut.has(word));
  const before = new Set(selfContradictions(prompt));
  return lost.length <= mostReworded && selfContradictions(variation).every((noun) => before.has(noun));
}
