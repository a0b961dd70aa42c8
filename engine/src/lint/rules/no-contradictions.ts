import { lintRule, type Failure } from '../lint-rule.ts';
import type { PromptView } from '../prompt-view.ts';

type Pair = readonly [readonly string[], readonly string[]];

const pairs: readonly Pair[] = [
  [
    ['concise', 'brief', 'keep it short'],
    ['exhaustive', 'as long as possible', 'in great depth', 'cover everything'],
  ],
  [
    ['formal tone', 'formal language', 'formal style'],
    ['slang', 'casual tone', 'informal tone', 'chatty'],
  ],
  [
    ['json only', 'only json', 'code only', 'only the code', 'only code'],
    ['explain your', 'explain how', 'with an explanation', 'add an explanation'],
  ],
  [
    ['prose only', 'no bullets', 'no lists', 'without bullet points'],
    ['bullet points', 'bulleted list', 'as bullets'],
  ],
  [
    ['one sentence', 'single sentence'],
    ['several paragraphs', 'multiple paragraphs'],
  ],
];
const visualPairs: readonly Pair[] = [
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
const atLeast = /\bat least (\d{1,6}) ([a-z]+)/gi;
const atMost = /\b(?:at most|no more than|maximum of) (\d{1,6}) ([a-z]+)/gi;
const always = /^(?:you must|must|always) (.{6,80}?)[.!]?$/i;
const never = /^(?:you must not|must not|never|do not|don't) (.{6,80}?)[.!]?$/i;

/** Two wishes that exclude each other cost quality, since the model must guess which one counts. */
export const noContradictions = lintRule({
  id: 'no-contradictions',
  weight: 3,
  severity: 'error',
  check: ({ prompt, kind }) =>
    opposites(prompt, kind === 'visual' ? visualPairs : pairs) ?? bounds(prompt) ?? orders(prompt) ?? 'pass',
});

const fix = 'Keep one of the two, or say when each one holds.';

function opposites(prompt: PromptView, list: readonly Pair[]): Failure | undefined {
  for (const [left, right] of list) {
    const one = left.find((phrase) => prompt.spoken.includes(` ${phrase} `));
    const other =
      one === undefined ? undefined : right.find((phrase) => prompt.spoken.includes(` ${phrase} `));
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
  return /\b(?:to|into|instead|rather|than|or|not|from)\b/.test(text.slice(Math.max(0, first - 20), second));
}

function bounds(prompt: PromptView): Failure | undefined {
  const minimum = new Map<string, number>();
  for (const [, count = '', unit = ''] of prompt.prose.matchAll(atLeast))
    minimum.set(unit.toLowerCase(), Number(count));
  for (const [, count = '', unit = ''] of prompt.prose.matchAll(atMost)) {
    const least = minimum.get(unit.toLowerCase());
    if (least !== undefined && least > Number(count))
      return { message: `At least ${least} ${unit} cannot be at most ${count} ${unit}.`, fix };
  }
  return undefined;
}

function orders(prompt: PromptView): Failure | undefined {
  const wanted = new Set(
    prompt.sentences.flatMap((sentence) => always.exec(sentence)?.[1]?.toLowerCase() ?? []),
  );
  const clash = prompt.sentences
    .flatMap((sentence) => never.exec(sentence)?.[1]?.toLowerCase() ?? [])
    .find((act) => wanted.has(act));
  return clash === undefined ? undefined : { message: `"${clash}" is both required and forbidden.`, fix };
}
