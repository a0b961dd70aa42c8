import type { Failure, Outcome } from './lint-rule.ts';
import type { PromptView } from './prompt-view.ts';

/** A failure to find English cue words; in another language their absence shows nothing. */
export const missing = (prompt: PromptView, failure: Failure): Outcome =>
  prompt.isEnglish ? failure : 'not-applicable';
