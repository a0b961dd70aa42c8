import type { Goal } from '../goal/read-goal.ts';
import { spansOfRange, type TextEdit, type TextRange } from '../reading/text-edits.ts';
import { spellingEdits } from '../reading/spelling.ts';
import type { Stretch } from './written.ts';

const longDashes = /[\u2012-\u2015]/g;

const dashes = (text: string, { start, end }: TextRange): readonly TextEdit[] =>
  [...text.slice(start, end).matchAll(longDashes)].map(({ index }) => ({
    start: start + index,
    end: start + index + 1,
    to: '-',
    rule: 'dash',
    reason: 'Long dash made a hyphen',
    quiet: true,
  }));

const sources = {
  goal: 'own',
  edited: 'mended',
  removed: 'struck',
  added: 'added',
  card: 'card',
  chosen: 'chosen',
  assumed: 'assumed',
} as const;

/** The person's words in `range`: slips of spelling mended outside quotes, names and code, long dashes on wish. */
export const mended = (goal: Goal, range: TextRange, noEmDashes: boolean): readonly Stretch[] => {
  const isEnglish = goal.language.code === 'en';
  const isInside = ({ start, end }: TextEdit): boolean => start >= range.start && end <= range.end;
  const spelling = isEnglish
    ? spellingEdits(goal.text, { ...range, end: Math.min(range.end, 4_000) }, goal.frozen)
    : [];
  const frozen = goal.frozen.filter(({ kind }) => kind === 'code' || kind === 'url');
  const kept = noEmDashes
    ? dashes(goal.text, range).filter(
        (edit) => !frozen.some(({ start, end }) => start <= edit.start && edit.end <= end),
      )
    : [];
  const edits = [...spelling.filter(isInside), ...kept].toSorted((a, b) => a.start - b.start);
  return spansOfRange(goal.text, range, edits).map(({ text, origin, rule, reason }) => ({
    text,
    source: sources[origin],
    ...(rule && { from: rule === 'dash' ? 'dash' : 'spelling' }),
    ...(reason && { reason }),
  }));
};
