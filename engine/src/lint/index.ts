export { lintPrompt, type LintInput, type LintResult } from './lint-prompt.ts';
export { lintRules, type LintRuleId } from './lint-rules.ts';
export type { LintKind, LintRule } from './lint-rule.ts';
export { figuresSetBeside, lostFacts } from './lost-facts.ts';
export { taskVerbs } from './task-verbs.ts';
