import type { Block } from '../prompt/block.ts';
import { added, bullet, type Line } from '../prompt/line.ts';
import type { PlanContext } from './plan-context.ts';

const exampleCue =
  /\b(?:for example|for instance|e\.g\.|such as the following|example|like .{1,80}? then)\b/i;

/** What a small program is tested with (rules B4, B12). */
export function verifySection({
  form,
  chosen,
  reading,
  statement,
  cases: known,
}: PlanContext): Block | undefined {
  if (form !== 'program' || chosen('tests') === 'without') return undefined;
  const lines: Line[] = [];
  if (exampleCue.test(reading.goal))
    lines.push(
      added('The example in the goal is the first test, to the letter', 'B12', 'Your example decides'),
    );
  if (statement === undefined) {
    const cases =
      known.length > 0
        ? 'One test for ordinary input and one for each case above'
        : reading.language.code !== 'en' || takesInput.test(reading.prose)
          ? 'Show it working on ordinary, empty and wrong input'
          : 'Run it and show what it gives back';
    const limits = limitsIn(reading.prose);
    lines.push(added(cases, 'B4', reason));
    if (limits.length > 0)
      lines.push(
        added(
          `A test just below, exactly at and just above each limit: ${limits.join(', ')}`,
          'B13',
          'Your goal sets limits',
        ),
      );
  } else if (statement.check !== undefined) {
    lines.push(added(statement.check, 'B4', reason));
  }
  return lines.length === 0
    ? undefined
    : { id: 'verify', title: 'Verify', reason, headed: true, lines: lines.map(bullet) };
}

// Something goes in: without it there is no wrong input.
const takesInput =
  /\b(?:inputs?|takes?|given|gets?|gives?|reads?|receives?|receiv\w+|enters?|accepts?|arguments?|parameters?|functions?|method|convert\w*|calculat\w*|comput\w*|find\w*|search\w*|sort\w*|check\w*|validat\w*|pars\w*|count\w*|remov\w*|encod\w*|decod\w*|users?|files?|strings?|texts?|words?|lists?|arrays?|numbers?|records?|from|each|every|between)\b/i;
const limit =
  /\b(?:older than|newer than|bigger than|larger than|smaller than|longer than|shorter than|more than|less than|fewer than|at least|at most|up to|over|under|above|below|max(?:imum)?|min(?:imum)?|newest|oldest|latest|last|top|for(?= \d+ (?:seconds|minutes|hours|days|weeks|months|years)\b)) (?:of )?\d[\d.,]*(?![\d.,])(?! ?(?:decimals?|digits?|places?)\b)(?: ?(?!per\b|and\b|or\b|in\b|of\b|to\b|for\b|from\b|on\b)[\p{L}%]+)?/giu;
const mostLimits = 3;

// The limits that the goal sets in figures, in its own words.
const limitsIn = (prose: string): readonly string[] =>
  [...new Set(prose.slice(0, 2_000).match(limit))].slice(0, mostLimits);

const reason = 'How you will know that it works';
