import { lintRule, type Failure } from '../lint-rule.ts';
import type { PromptView } from '../prompt-view.ts';
import { fix, opposites, pictureAgrees, type Pair } from './picture-agrees.ts';

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
const atLeast = /\bat least (\d{1,6}) ([a-z]+)/gi;
const atMost = /\b(?:at most|no more than|maximum of) (\d{1,6}) ([a-z]+)/gi;
const always = /^(?:you must|must|always) (.{6,80}?)[.!]?$/i;
const never = /^(?:you must not|must not|never|do not|don't) (.{6,80}?)[.!]?$/i;

/** Two wishes that exclude each other cost quality, since the model must guess which one counts. */
export const noContradictions = lintRule({
  id: 'no-contradictions',
  weight: 3,
  severity: 'error',
  check: (context) =>
    context.kind === 'visual'
      ? pictureAgrees.check(context)
      : (opposites(context.prompt, pairs) ?? bounds(context.prompt) ?? orders(context.prompt) ?? 'pass'),
});

function bounds(prompt: PromptView): Failure | undefined {
  const minimum = new Map<string, number>();
  for (const [, count = '', unit = ''] of prompt.prose.matchAll(atLeast))
    minimum.set(unit.toLowerCase(), Number(count));
  if (minimum.size === 0) return undefined;
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
