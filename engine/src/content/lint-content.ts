import type { LintResult } from '../lint/index.ts';
import type { ContentOptions } from './content-options.ts';
import { lintInScene } from './lint-in-scene.ts';
import { setScene } from './set-scene.ts';

/**
 * Findings and score of any prompt for the goal of `options`, by the measure that `generateContent` has for its own:
 * the raw goal, a prompt of another level, a prompt that a person has changed.
 */
export const lintContent = (prompt: string, options: ContentOptions): LintResult =>
  lintInScene(prompt, setScene(options));
