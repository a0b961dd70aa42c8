import { allLanguages } from '../languages/all-languages.ts';
import { isFramed } from './framed-languages.ts';
import { detectLanguage } from './language.ts';
import type { Language } from './language.ts';
import { readForeign } from './read-foreign.ts';

/** Act and deliverable of a goal in a language that is not English, by the words that the engine has of it. */
export const readIn = ({ code }: Language, instructions: string) =>
  readForeign(instructions, isFramed(code) ? allLanguages[code] : undefined);

/**
 * The language of a goal's instructions, else that of the whole goal. "Bewerte diesen Satz: …": three words tell no
 * language, the verb they begin with does.
 */
export const languageOf = (instructions: string, goal: string): Language => {
  const own = detectLanguage(instructions);
  if (own.confident || instructions.length === goal.length) return own;
  const whole = detectLanguage(goal.slice(0, 2_000));
  return whole.confident && readIn(whole, instructions).act !== 'open' ? whole : own;
};
