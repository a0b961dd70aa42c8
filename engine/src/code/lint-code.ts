import type { LintResult } from '../lint/index.ts';
import type { CodeOptions } from './code-options.ts';
import { lintInPlan } from './lint-in-plan.ts';
import { readCodeGoal } from './reading/code-reading.ts';
import { typeInForce } from './reading/place-of.ts';
import { formInForce } from './sections/plan-assumptions.ts';

/** Findings and score of any prompt for the goal of `options`, by the measure that `generateCode` has for its own. */
export function lintCode(prompt: string, options: CodeOptions): LintResult {
  const reading = readCodeGoal(options.goal, typeInForce(options.projectType, options.goal));
  return lintInPlan(prompt, { reading, form: formInForce(reading, options.assumptions) });
}
