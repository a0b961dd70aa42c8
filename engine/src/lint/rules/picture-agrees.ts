import { lintRule, type Failure } from '../lint-rule.ts';
import { holdsPhrase } from '../phrases-in.ts';
import type { PromptView } from '../prompt-view.ts';

/** Wishes of which one excludes the other. */
export type Pair = readonly [readonly string[], readonly string[]];

const pairs: readonly Pair[] = [
  [
    ['at night', 'midnight', 'night scene'],
    ['daylight', 'midday', 'noon', 'broad day', 'sunny'],
  ],
  [
    ['close-up', 'closeup', 'macro'],
    ['wide shot', 'aerial view', "bird's-eye view", 'full view'],
  ],
  [
    ['still camera', 'static camera', 'fixed camera'],
    ['camera pans', 'camera orbits', 'dolly', 'push in', 'pull back', 'tracking shot', 'camera circles'],
  ],
  [
    ['black and white', 'monochrome'],
    ['vivid colours', 'vivid colors', 'colourful', 'colorful'],
  ],
];

export const fix = 'Keep one of the two, or say when each one holds.';

/** The first of `list` of which the prompt holds both sides. */
export function opposites(prompt: PromptView, list: readonly Pair[]): Failure | undefined {
  for (const [left, right] of list) {
    const one = left.find((phrase) => holdsPhrase(prompt, phrase));
    const other = one === undefined ? undefined : right.find((phrase) => holdsPhrase(prompt, phrase));
    if (one === undefined || other === undefined) continue;
    if (prompt.sentences.some((sentence) => turnsOneIntoOther(sentence, one, other))) continue;
    return { message: `"${one}" and "${other}" exclude each other.`, fix };
  }
  return undefined;
}

/** "Turn the casual tone into a formal tone" names both and contradicts nothing. */
function turnsOneIntoOther(sentence: string, one: string, other: string): boolean {
  const text = sentence.toLowerCase();
  const [first, second] = [text.indexOf(one), text.indexOf(other)].toSorted((left, right) => left - right);
  if (first === undefined || second === undefined || first < 0) return false;
  return /\b(?:to|into|instead|rather|than|or|not)\b/.test(text.slice(Math.max(0, first - 20), second));
}

/** `no-contradictions` as far as it concerns pictures. */
export const pictureAgrees = lintRule({
  id: 'no-contradictions',
  weight: 3,
  severity: 'error',
  check: ({ prompt }) => opposites(prompt, pairs) ?? 'pass',
});
