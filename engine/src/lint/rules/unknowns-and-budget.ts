import { lintRule } from '../lint-rule.ts';
import { missing } from '../missing.ts';
import { overBudget } from './within-budget.ts';

const unknowns =
  /\b(?:not given|missing|unknown|not known|not said|not stated|blanks?|unsure|uncertain|if none|if no|if fewer|assum\w*|if you cannot|cannot be|gaps?|ask (?:me|first|at most|for|what)|unclear|given facts|nothing is added|placeholder|do not guess|guess\w*|i don't know|supply)\b/i;
const shortPrompt = 80;

/** Says what to do when something is missing, and stays within the length its kind needs. */
export const unknownsAndBudget = lintRule({
  id: 'unknowns-and-budget',
  weight: 2,
  severity: 'warning',
  check: (context) => {
    const over = overBudget(context);
    if (over !== undefined) return over;
    const { prompt, kind, required, lacksFacts } = context;
    if (kind === 'visual' || lacksFacts === false || unknowns.test(prompt.prose)) return 'pass';
    if (prompt.tokens <= shortPrompt && !required.has('unknowns-and-budget')) return 'pass';
    return missing(prompt, {
      message: 'Nothing says what to do when information is missing.',
      fix: 'Add a line such as "If something is not given, say so instead of guessing."',
    });
  },
});
