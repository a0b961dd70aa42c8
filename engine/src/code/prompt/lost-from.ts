import type { CodeReading } from '../reading/code-reading.ts';
import { frameStems } from '../reading/frame-words.ts';
import { stemsOf } from '../reading/inflect.ts';

/**
 * What of the goal is no longer said: frozen stretches that are not there to the letter, and stems of content words
 * that are there in no form. The engine may move words; where this is not empty it must take the goal whole.
 */
export function lostFrom(reading: CodeReading, prompt: string): readonly string[] {
  const frozen = reading.frozen
    .flatMap(({ kind, text }) => (kind === 'name' ? text.split(/[.!?] /) : text))
    .filter((text) => !prompt.includes(text));
  const said = stemsOf(prompt);
  const own = stemsOf(reading.goal.slice(reading.courtesy.length));
  return [...frozen, ...[...own].filter((stem) => !frameStems.has(stem) && !said.has(stem))];
}
