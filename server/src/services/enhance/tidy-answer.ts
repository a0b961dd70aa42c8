import { findFrozenSpans } from '@whetstone/engine';
import { z } from 'zod';

/** What the model is asked for. Lengths are checked apart, so that a talkative model gets a second look. */
export const modelAnswer = z.object({
  enhanced: z.string(),
  improvements: z.array(z.string()),
  suggestions: z.array(z.string()),
});

export type ModelAnswer = z.infer<typeof modelAnswer>;

const mostImprovements = 6;
const mostSuggestions = 3;
const mostLineLength = 300;

const longDash = /[\u2012-\u2015]/g;

/** Long dashes made hyphens, code and addresses excepted. */
export function withoutLongDashes(text: string): string {
  if (!/[\u2012-\u2015]/.test(text)) return text;
  const exempt = findFrozenSpans(text).filter(({ kind }) => kind === 'code' || kind === 'url');
  let next = 0;
  return text.replace(longDash, (dash, at: number) => {
    while ((exempt[next]?.end ?? Infinity) <= at) next += 1;
    return (exempt[next]?.start ?? Infinity) <= at ? dash : '-';
  });
}

const lines = (list: readonly string[], most: number): string[] =>
  [
    ...new Set(
      list
        .map((line) => withoutLongDashes(line).replace(/\s+/g, ' ').trim())
        .filter((line) => line !== '' && line.length <= mostLineLength),
    ),
  ].slice(0, most);

/** The answer as it goes out: trimmed, lists without blanks and repeats, long dashes gone from our own notes and, when asked, from the text. */
export const tidyAnswer = (answer: ModelAnswer, noLongDashes: boolean): ModelAnswer => ({
  enhanced: (noLongDashes ? withoutLongDashes(answer.enhanced) : answer.enhanced).trim(),
  improvements: lines(answer.improvements, mostImprovements),
  suggestions: lines(answer.suggestions, mostSuggestions),
});
