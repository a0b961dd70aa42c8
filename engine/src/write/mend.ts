import type { Goal } from '../goal/read-goal.ts';
import { spellingEdits } from '../reading/spelling.ts';
import { spansOfRange, type TextEdit, type TextRange } from '../reading/text-edits.ts';
import type { Span } from '../result.ts';

const longDashes = /[\u2012-\u2015]/g;

/** Long dashes outside code and addresses. */
const dashes = ({ text, frozen }: Goal, { start, end }: TextRange): readonly TextEdit[] =>
  [...text.slice(start, end).matchAll(longDashes)]
    .map(({ index }) => start + index)
    .filter((at) => !frozen.some((span) => /code|url/.test(span.kind) && span.start <= at && at < span.end))
    .map((at) => ({
      start: at,
      end: at + 1,
      to: '-',
      rule: 'dash',
      reason: 'Long dash changed to a hyphen',
      quiet: true,
    }));

/** The person's words in `range`: slips of spelling mended outside quotes, names and code, long dashes on wish. */
export const mended = (goal: Goal, range: TextRange, noEmDashes = false): readonly Span[] => {
  const read = { ...range, end: Math.min(range.end, 4_000) };
  const { code, doubtful = false } = goal.language;
  const spelling = code === 'en' && !doubtful ? spellingEdits(goal.text, read, goal.frozen) : [];
  const edits = noEmDashes ? [...spelling, ...dashes(goal, range)] : spelling;
  return spansOfRange(
    goal.text,
    range,
    edits.toSorted((a, b) => a.start - b.start),
  );
};
