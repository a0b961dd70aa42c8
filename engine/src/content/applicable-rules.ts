import type { LintRuleId } from '../lint/index.ts';
import { endsOpen } from './rules/return-line.ts';
import type { Scene } from './scene.ts';

/**
 * Lint rules that this goal's answer has to meet (`true`) or that the reading found nothing for (`false`), whatever the
 * level and the length of the prompt: a raw goal, a thin prompt and a full one are measured alike, and the score rewards
 * neither padding nor invented readers.
 */
export const applicableRules = (scene: Scene): Partial<Record<LintRuleId, boolean>> => {
  const { reading, answer, closed, layout } = scene;
  const open = endsOpen(scene);
  const foreign = reading.language.confident && reading.language.code !== 'en';
  const counted =
    reading.size.exact !== undefined || (answer.gist.includes('{length}') && answer.length?.unit === 'words');
  return {
    'audience-named': reading.reader !== undefined && !foreign,
    'purpose-given': false,
    'context-separated': layout.context.length > 0,
    // A list of checks costs answers marks (CT-8), so none is missed.
    'success-criteria': false,
    'constraints-listed': layout.conditions.length > 1,
    'answer-described': answer.gist !== '' && !foreign && !closed,
    'length-bounded': counted && !foreign && !closed,
    // A plan says nothing of what is missing, unless the person chose that it shall (D3).
    'unknowns-and-budget': !foreign && !answer.assumes,
    // Advice and answers are not cut to a form: what they need stands in their requirements.
    ...(open && {
      'output-format-stated': false,
      'deliverable-named': false,
      'ends-on-deliverable': false,
      'stop-stated': false,
    }),
    ...(reading.act === 'role' && { 'output-format-stated': false, 'deliverable-named': false }),
    ...(foreign && {
      'task-stated-early': false,
      'deliverable-named': false,
      'output-format-stated': false,
      'ends-on-deliverable': false,
      'stop-stated': false,
    }),
  };
};
