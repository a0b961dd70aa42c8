import { checkRules, type LintInput, type LintResult } from './check-rules.ts';
import { lintRules } from './lint-rules.ts';

export type { LintInput, LintResult } from './check-rules.ts';

/** Checks a prompt against all rules. Pure, never throws, linear in the length of prompt and goal. */
export const lintPrompt = (input: LintInput): LintResult => checkRules(lintRules, input);
