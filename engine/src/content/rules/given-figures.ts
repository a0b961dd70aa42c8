import { addedLine } from '../plan-line.ts';
import type { Contribution } from '../plan-line.ts';
import type { Scene } from '../scene.ts';

const fewestFigures = 2;
/** A choice between offers brings several figures each; an age and a price are no table. */
const fewestToCompare = 4;
const weighs: ReadonlySet<string> = new Set(['compare']);
const papers: ReadonlySet<string> = new Set([
  'report',
  'status-report',
  'business-review',
  'business-case',
  'presentation',
  'analysis',
  'financial-analysis',
  'proposal',
  'strategy',
]);

/** N1: figures of the goal that an answer has to work with, not only to repeat. */
export const givenFigures = ({ reading, closed, deliverableId, level, answerName }: Scene): Contribution => {
  const text = reading.goal.slice(0, 2_000);
  const figures = text.match(/\d+(?:[.,]\d+)*/g)?.length ?? 0;
  if (closed || figures < fewestFigures || reading.technical) return {};
  const line = (what: string, reason: string): Contribution => ({
    lines: [addedLine('requirements', 'N1', what, reason)],
  });
  // Figures of a report that is only to be sorted by weight stay as they are.
  const decides =
    answerName !== 'findings' && (reading.question === 'opinion' || reading.question === 'best');
  if ((weighs.has(reading.act) || decides) && !deliverableId && figures >= fewestToCompare)
    return line('Work out what each comes to in this case', 'Your goal gives the figures that decide');
  if (
    level !== 'standard' &&
    figures > fewestFigures &&
    deliverableId &&
    papers.has(deliverableId) &&
    reading.act !== 'code'
  )
    return line(
      'Use every figure given here, with its unit; show the working of any that you derive',
      'Your goal gives the figures that it rests on',
    );
  return {};
};
