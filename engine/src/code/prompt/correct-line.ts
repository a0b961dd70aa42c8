import type { Span } from '../../result.ts';
import { findFrozenSpans, type FrozenSpan } from '../../reading/frozen-spans.ts';
import { spellingEdits } from '../../reading/spelling.ts';
import { answerRule } from '../questions/own-lines.ts';
import { spansOfRange } from '../../reading/text-edits.ts';
import type { Line } from './line.ts';

const isOwn = ({ origin, rule }: Span): boolean =>
  (origin === 'goal' && rule !== answerRule) || origin === 'edited';

/** The line with known misspellings of the goal's own words put right and shown (rule K3); code, quotes and names stay. */
export const correctLine = (line: Line): Line => {
  const text = line.map((span) => span.text).join('');
  let frozen: readonly FrozenSpan[] | undefined;
  let at = 0;
  return line.flatMap((span): Line => {
    const start = at;
    at += span.text.length;
    if (!isOwn(span) || (span.origin === 'edited' && span.text.length < 2)) return [span];
    const range = { start, end: at };
    // Most lines hold nothing to correct, and finding what is frozen costs more than looking.
    if (spellingEdits(text, range, []).length === 0) return [span];
    frozen ??= findFrozenSpans(text);
    const edits = spellingEdits(text, range, frozen).filter((edit) => edit.start >= start && edit.end <= at);
    if (edits.length === 0) return [span];
    const fresh = spansOfRange(text, range, edits);
    return span.origin === 'goal'
      ? fresh
      : fresh.map((each) => (each.origin === 'goal' ? { ...span, text: each.text } : each));
  });
};
