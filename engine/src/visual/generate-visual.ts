import { checkRules, type LintResult } from '../lint/check-rules.ts';
import { pictureRules } from '../lint/picture-rules.ts';
import {
  generateInMedium,
  planOptions,
  type GeneratedVisual,
  type VisualOptions,
} from './generate-in-medium.ts';
import { imagePart } from './image-part.ts';
import { lintInput } from './lint-input.ts';
import { dialectOf, type MediumPart } from './medium-part.ts';
import { planScene } from './plan/plan-scene.ts';
import { questionsOf } from './questions/questions-of.ts';
import { readAnswers } from './questions/read-answers.ts';
import { readVisualGoal } from './reading/read-visual-goal.ts';
import { videoPart } from './video-part.ts';

const partOf = ({ media }: VisualOptions): MediumPart => (media === 'image' ? imagePart : videoPart);

/**
 * A prompt for an image or video service from a plain goal. Never throws; the same options give the same bytes;
 * an empty goal gives an empty prompt.
 */
export const generateVisual = (options: VisualOptions): GeneratedVisual =>
  generateInMedium(options, partOf(options));

/** Findings and score of any prompt for the goal of `options`, by the measure that `generateVisual` has for its own. */
export function lintVisual(prompt: string, options: VisualOptions): LintResult {
  const part = partOf(options);
  const dialect = dialectOf(part, options.service);
  const base = readVisualGoal(options.goal, part.readers);
  const reading = readAnswers(base, questionsOf(base, dialect), part, options.answers ?? {});
  const plan = planOptions(options, part, dialect);
  return checkRules(
    pictureRules,
    lintInput(prompt, {
      reading,
      dialect,
      version: plan.version,
      goal: reading.answered.length > 0 ? reading.text : options.goal,
      choices: planScene(reading, dialect, plan, part).choices,
      wasCut: false,
      validator: options.service && part.validators[options.service],
    }),
  );
}
