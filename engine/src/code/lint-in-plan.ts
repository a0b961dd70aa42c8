import { checkRules, type LintResult } from '../lint/check-rules.ts';
import { codeRules } from '../lint/code-rules.ts';
import type { PlanContext } from './sections/plan-context.ts';

/** What the reading found nothing for is not judged: an answer has no list of conditions, a short program neither. */
export const lintInPlan = (
  prompt: string,
  { reading, form, given = [] }: Pick<PlanContext, 'reading' | 'form'> & Partial<Pick<PlanContext, 'given'>>,
  added?: readonly string[],
): LintResult => {
  const isAnswer = form === 'question' || form === 'steps';
  const isShort = isAnswer || reading.isWhole;
  const answers = given.map(({ answer }) => answer);
  const isSnippet = form === 'program' && reading.isWhole;
  return checkRules(codeRules, {
    prompt,
    goal: [reading.goal, ...answers].join('\n'),
    ...(answers.length > 0 && { given: answers }),
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
