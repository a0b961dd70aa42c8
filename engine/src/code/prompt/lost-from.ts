import type { CodeReading } from '../reading/code-reading.ts';
import { frameStems } from '../reading/frame-words.ts';
import { wordsIn } from '../../reading/words-in.ts';
import { stemOf } from '../reading/inflect.ts';

/**
 * What of the goal is no longer said: frozen stretches that are not there to the letter, and stems of content words
 * that are there in no form. The engine may move words; where this is not empty it must take the goal whole.
 */
export function lostFrom(reading: CodeReading, prompt: string): readonly string[] {
  const frozen = reading.frozen
    .flatMap(({ kind, text }) => (kind === 'name' ? text.split(/[.!?] /) : text))
    .filter((text) => !prompt.includes(text));
  // Few words are said in another form: only these need their stems.
  const words = new Set(wordsIn(prompt));
  const missing = wordsIn(reading.goal.slice(reading.courtesy.length)).filter((word) => !words.has(word));
  const own = new Set(missing.map(stemOf).filter((stem) => !frameStems.has(stem)));
  if (own.size === 0) return frozen;
  const said = new Set([...words].map(stemOf));
  return [...frozen, ...[...own].filter((stem) => !said.has(stem))];
}
