import type { FrozenSpan } from '../reading/frozen-spans.ts';
import type { TextEdit, TextRange } from '../reading/text-edits.ts';

/** U+2012, U+2013, U+2014, U+2015. */
export const longDash = /[\u2012-\u2015]/g;

/** Edits that turn the long dashes of `range` into hyphens (H2), code and addresses excepted. */
export const dashEdits = (
  goal: string,
  range: TextRange,
  frozen: readonly FrozenSpan[],
): readonly TextEdit[] => {
  const exempt = frozen.filter((span) => span.kind === 'code' || span.kind === 'url');
  let at = 0;
  return [...goal.slice(range.start, range.end).matchAll(longDash)].flatMap((match) => {
    const start = range.start + match.index;
    while (at < exempt.length && (exempt[at]?.end ?? 0) <= start) at += 1;
    const span = exempt[at];
    if (span && span.start <= start) return [];
    return [{ start, end: start + 1, to: '-', rule: 'H2', reason: 'Long dash made a hyphen', quiet: true }];
  });
};
