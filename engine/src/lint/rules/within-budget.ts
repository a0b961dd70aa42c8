import { estimateTokens } from '../../tokens/index.ts';
import { lintRule, type Failure, type LintContext, type LintKind } from '../lint-rule.ts';

/** Tokens of the prompt beyond those of the goal, which always stays whole. */
const budgets: Readonly<Record<LintKind, number>> = { content: 350, code: 600, visual: 150 };

/** What is wrong with the length of the frame, if anything. */
export function overBudget({ prompt, goal, kind }: LintContext): Failure | undefined {
  const own =
    goal === undefined ? estimateTokens(prompt.prose.replace(/ {2,}/g, ' ')) : prompt.tokens - goal.tokens;
  return own > budgets[kind]
    ? {
        message: `The frame takes ${own} tokens; ${budgets[kind]} are enough.`,
        fix: 'Cut what does not change the result.',
      }
    : undefined;
}

/** `unknowns-and-budget` for pictures, in which nothing can be said about what is unknown. */
export const withinBudget = lintRule({
  id: 'unknowns-and-budget',
  weight: 2,
  severity: 'warning',
  check: (context) => overBudget(context) ?? 'pass',
});
