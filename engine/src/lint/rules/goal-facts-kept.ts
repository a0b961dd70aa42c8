import { factsOf } from '../facts-of.ts';
import { lintRule } from '../lint-rule.ts';
import { factsMissingFrom } from '../lost-facts.ts';
import { quoteList } from '../phrases-in.ts';

/** Every number, quotation, address and name of the goal stands in the prompt. */
export const goalFactsKept = lintRule({
  id: 'goal-facts-kept',
  weight: 4,
  severity: 'error',
  check: ({ prompt, goal }) => {
    const facts = goal === undefined ? [] : factsOf(goal.text);
    if (facts.length === 0) return 'not-applicable';
    const lost = factsMissingFrom(prompt.text, facts);
    if (lost.length === 0) return 'pass';
    return {
      message: `${quoteList(lost)} of your goal ${lost.length === 1 ? 'is' : 'are'} missing.`,
      fix: 'Put it back as you wrote it.',
    };
  },
});
