import type { Dialect } from '../dialects/dialect.ts';
import type { VisualReading } from '../reading/read-visual-goal.ts';
import type { Asked } from './asked.ts';
import { genreQuestions } from './genre-questions.ts';
import { sceneQuestions } from './scene-questions.ts';

const mostQuestions = 4;
/** Only the beginning of a goal is searched for what it says. */
const searched = 400;
/** From here on a goal says so much that at most one thing is asked, then nothing. */
const tellingWords = 14;
const fullWords = 20;
/** Up to here only what the person's own thing looks like. */
const fullestWords = 28;

/** What only the person knows of this goal, most useful first. */
export function questionsOf(reading: VisualReading, dialect: Dialect): readonly Asked[] {
  if (reading.edit !== undefined || reading.language.code !== 'en' || reading.flags.length > 0) return [];
  const said = reading.wordsOutside.length;
  if (said >= fullestWords) return [];
  const ask = reading.genre === undefined ? sceneQuestions : genreQuestions;
  const open = ask({ ...reading, text: reading.text.slice(0, searched) }, dialect).filter(
    (question) => question !== false,
  );
  if (said >= fullWords)
    return open.filter(({ id, label }) => id.startsWith('looks') && label.includes(' your ')).slice(0, 1);
  return open.slice(0, said >= tellingWords ? 2 : reading.genre === undefined ? 3 : mostQuestions);
}
