import { lintRule } from '../lint-rule.ts';
import { missing } from '../missing.ts';

const amount = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|single)';
const unit =
  '(?:words?|sentences?|bullets?|rows?|lines?|paragraphs?|items?|points?|characters?|pages?|tokens?|steps?|minutes?|seconds?|questions?|' +
  'ideas?|examples?|options?|reasons?|sections?|slides?|stanzas?|verses?|tweets?|names?|titles?|tips?|shots?|methods?|changes?|syllables?)';
const bound = new RegExp(`\\b${amount}(?:[ -][a-z]{1,14}){0,2}[ -]${unit}\\b`, 'i');

/** A number bounds the answer: its length costs more than the prompt does. */
export const lengthBounded = lintRule({
  id: 'length-bounded',
  weight: 2,
  severity: 'warning',
  check: ({ prompt, kind }) => {
    if (kind !== 'content') return 'not-applicable';
    if (bound.test(prompt.prose)) return 'pass';
    return missing(prompt, {
      message: 'Nothing says how long the answer may be.',
      fix: 'Give a number, such as "80 to 120 words" or "5 bullets".',
    });
  },
});
