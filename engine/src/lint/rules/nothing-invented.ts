import { foldFact, namesIn, numbersIn } from '../facts-of.ts';
import { lintRule } from '../lint-rule.ts';
import { quoteList } from '../phrases-in.ts';

/** Numbers and names come from the goal or from the defaults that we show and you can change. */
export const nothingInvented = lintRule({
  id: 'nothing-invented',
  weight: 3,
  severity: 'error',
  check: ({ prompt, goal, added }) => {
    if (goal === undefined || added === undefined) return 'not-applicable';
    const known = [goal.text, ...added].join('\n');
    const numbers = new Set(numbersIn(known));
    const names = namesIn(prompt.prose);
    const folded = names.length === 0 ? '' : foldFact(known);
    const invented = [
      ...numbersIn(prompt.text).filter((number) => !numbers.has(number)),
      ...names.filter((name) => name.split(' ').some((part) => !folded.includes(foldFact(part)))),
    ];
    if (invented.length === 0) return 'pass';
    return {
      message: `Not in your goal: ${quoteList([...new Set(invented)])}.`,
      fix: 'Remove it, or add it to the goal if it is true.',
    };
  },
});
