import { detectLanguage } from '@whetstone/engine';
import { addedWords } from './added-words.ts';

/** Share of a goal's words that a prompt in another language leaves out. */
const mostLeft = 2 / 3;

/**
 * The fault of a prompt that is surely in another language than a goal too short to tell its own: hardly a word of the
 * goal is in it.
 */
export function wordsLeft(goal: string, prompt: string): readonly { readonly says: string }[] {
  const was = detectLanguage(goal);
  const is = detectLanguage(prompt);
  if (was.confident || !is.confident || is.code === was.code) return [];
  const own = addedWords('', goal);
  if (own.length < 2 || addedWords(prompt, goal).length < own.length * mostLeft) return [];
  return [{ says: `It is in ${is.name}; keep the language of the goal.` }];
}
