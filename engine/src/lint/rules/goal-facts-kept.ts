import { factsOf, foldFact, numbersIn } from '../facts-of.ts';
import { lintRule } from '../lint-rule.ts';
import { quoteList } from '../phrases-in.ts';

export const goalFactsKept = lintRule({
  id: 'goal-facts-kept',
  weight: 4,
  severity: 'error',
  name: 'Your facts kept',
  description: 'Every number, quotation, address and name of the goal stands in the prompt.',
  check: ({ prompt, goal }) => {
    const facts = goal === undefined ? [] : [...new Set(factsOf(goal.text))];
    if (facts.length === 0) return 'not-applicable';
    const folded = foldFact(prompt.text);
    const numbers = new Set(numbersIn(prompt.text));
    const lost = facts.filter((fact) =>
      /^[\d.,:/]+$/.test(fact) ? !numbers.has(fact) : !folded.includes(foldFact(fact)),
    );
    if (lost.length === 0) return 'pass';
    return {
      message: `${quoteList(lost)} of your goal ${lost.length === 1 ? 'is' : 'are'} missing.`,
      fix: 'Put it back as you wrote it.',
    };
  },
});
