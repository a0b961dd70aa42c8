import { findData } from './find-data.ts';
import { detectLanguage } from './language.ts';
import type { Language } from './language.ts';
import { isPacked } from './packed-languages.ts';
import { readForeign } from './read-foreign.ts';
import type { ForeignVocabulary, ForeignWords } from './read-foreign.ts';

const wordsOf = ({ code }: Language, vocabulary: ForeignVocabulary): ForeignWords | undefined =>
  isPacked(code) ? vocabulary[code] : undefined;

// "Bewerte diesen Satz: …": three words tell no language, the verb they begin with does.
const languageOf = (instructions: string, goal: string, vocabulary: ForeignVocabulary): Language => {
  const own = detectLanguage(instructions);
  if (own.confident || instructions.length === goal.length) return own;
  const whole = detectLanguage(goal.slice(0, 2_000));
  if (!whole.confident) return own;
  const words = wordsOf(whole, vocabulary);
  // A pack that is not there yet may know the verb: the language stays named, so that the pack is asked for.
  const known = (isPacked(whole.code) && !words) || readForeign(instructions, words).act !== 'open';
  return known ? whole : own;
};

/** What a goal needs read that is more than one plain request in English: its language, its material, its foreign words. */
export const closeReading = {
  findData,
  detectLanguage,
  languageOf,
  readForeign: (instructions: string, language: Language, vocabulary: ForeignVocabulary) =>
    readForeign(instructions, wordsOf(language, vocabulary)),
};
export type CloseReading = typeof closeReading;
