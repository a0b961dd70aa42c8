import { casesFor } from '../frames/input-cases.ts';
import { statementKindOf } from '../frames/statement-kinds.ts';
import type { Block } from '../prompt/block.ts';
import { added, bullet, type Line } from '../prompt/line.ts';
import type { PlanContext } from './plan-context.ts';

const exampleCue =
  /\b(?:for example|for instance|e\.g\.|such as the following|example|like .{1,80}? then)\b/i;

/** What a small program is tested with (rules B4, B12). */
export function verifySection({ form, chosen, reading }: PlanContext): Block | undefined {
  if (form !== 'program' || chosen('tests') === 'without') return undefined;
  const statement = statementKindOf(reading.task);
  const lines: Line[] = [];
  if (exampleCue.test(reading.goal))
    lines.push(
      added('The example in the goal is the first test, to the letter', 'B12', 'Your example decides'),
    );
  if (statement === undefined) {
    const cases =
      casesFor(reading.prose, 1).length > 0
        ? 'One test for ordinary input and one for each case above'
        : 'Show it working on ordinary input, and at each limit that the goal sets';
    lines.push(added(cases, 'B4', reason));
  } else if (statement.check !== undefined) {
    lines.push(added(statement.check, 'B4', reason));
  }
  return lines.length === 0
    ? undefined
    : { id: 'verify', title: 'Verify', reason, headed: true, lines: lines.map(bullet) };
}

const reason = 'How you will know that it works';
