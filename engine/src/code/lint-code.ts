import { lintPrompt, type LintResult } from '../lint/index.ts';
import type { CodeOptions } from './code-options.ts';
import { readCodeGoal } from './reading/code-reading.ts';
import { typeInForce } from './reading/place-of.ts';
import { formInForce } from './sections/plan-assumptions.ts';
import type { PlanContext } from './sections/plan-context.ts';

/** What the reading found nothing for is not judged: an answer has no list of conditions, a short program neither. */
export const lintInPlan = (
  prompt: string,
  { reading, form }: Pick<PlanContext, 'reading' | 'form'>,
  added?: readonly string[],
): LintResult => {
  const isAnswer = form === 'question' || form === 'steps';
  const isShort = isAnswer || reading.isWhole;
  const isSnippet = form === 'program' && reading.isWhole;
  return lintPrompt({
    prompt,
    goal: reading.goal,
    kind: 'code',
    ...(added && { added }),
    ...(isSnippet && { lacksFacts: false }),
    applies: {
      ...(isShort && { 'constraints-listed': false, 'sections-delimited': false }),
      'success-criteria': !isAnswer && !isSnippet,
      'unknowns-and-budget': !isAnswer,
      ...(reading.language.code !== 'en' && { 'task-stated-early': false }),
    },
  });
};

/** Findings and score of any prompt for the goal of `options`, by the measure that `generateCode` has for its own. */
export function lintCode(prompt: string, options: CodeOptions): LintResult {
  const reading = readCodeGoal(options.goal, typeInForce(options.projectType, options.goal));
  return lintInPlan(prompt, { reading, form: formInForce(reading, options.assumptions) });
}
