import type { LintRuleId } from '../lint/index.ts';
import { missingSlots } from './rules/missing-facts.ts';
import type { Scene } from './scene.ts';

/** Lint rules that the reading found nothing for, so that the score rewards neither padding nor invented readers. */
export const applicableRules = (scene: Scene): Partial<Record<LintRuleId, boolean>> => {
  const { reading, answer, level, closed, layout } = scene;
  const small = closed || answer.form === 'line' || answer.form === 'fiction';
  const foreign = reading.language.confident && reading.language.code !== 'en';
  const counted = reading.size.exact !== undefined || answer.length !== undefined;
  return {
    'audience-named': reading.reader !== undefined && !foreign,
    'purpose-given': false,
    'no-filler': reading.data === undefined,
    'context-separated': layout.context.length > 0,
    'success-criteria':
      level !== 'standard' && !small && answer.checks.length > 1 && reading.act !== 'role' && !foreign,
    'constraints-listed': layout.conditions.length > 1,
    'length-bounded': counted && !foreign,
    'unknowns-and-budget':
      !small && !foreign && reading.goal.length < 2_000 && missingSlots(scene).length > 0,
    ...(reading.act === 'role' && { 'output-format-stated': false, 'deliverable-named': false }),
    ...(foreign && {
      'task-stated-early': false,
      'deliverable-named': false,
      'output-format-stated': false,
      'ends-on-deliverable': false,
    }),
  };
};
