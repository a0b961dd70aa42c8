import type { Span } from '../result.ts';

/** A change to the goal's own words: offsets into the normalised goal, and what stands there instead. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly to: string;
  readonly rule: string;
  readonly reason: string;
  /** True for capitals and end marks: shown as edited, without striking out the old letter. */
  readonly quiet?: boolean;
}

/** Half-open range of UTF-16 offsets into the normalised goal. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The goal's words in `range` with `edits` applied, as spans that show what was kept, changed and struck out. */
export const spansOfRange = (goal: string, range: TextRange, edits: readonly TextEdit[]): Span[] => {
  const spans: Span[] = [];
  let at = range.start;
  const keep = (end: number): void => {
    if (end > at) spans.push({ text: goal.slice(at, end), origin: 'goal' });
    at = Math.max(at, end);
  };
  for (const edit of edits) {
    if (edit.start < at || edit.end > range.end) continue;
    keep(edit.start);
    const old = goal.slice(edit.start, edit.end);
    if (!edit.quiet && old !== '')
      spans.push({ text: old, origin: 'removed', rule: edit.rule, reason: edit.reason });
    if (edit.to !== '') {
      const shown = edit.quiet ? {} : { reason: edit.reason };
      spans.push({ text: edit.to, origin: 'edited', rule: edit.rule, ...shown });
    }
    at = edit.end;
  }
  keep(range.end);
  return spans;
};

/** The text that spans leave in the prompt. */
export const textOfSpans = (spans: readonly Span[]): string =>
  spans.map((span) => (span.origin === 'removed' ? '' : span.text)).join('');
