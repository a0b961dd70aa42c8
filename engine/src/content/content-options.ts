import type { IndustryId, LevelId, TargetId } from '../catalogue/index.ts';
import type { Answers, AssumptionChoices } from '../result.ts';

/** What the Content Prompter knows: the goal and the choices of its form. */
export interface ContentOptions {
  readonly goal: string;
  readonly industry?: IndustryId;
  /** One of the industry's specialties; others are ignored. */
  readonly specialty?: string;
  /** Default: professional. */
  readonly level?: LevelId;
  /** Adds one of three sections of style rules to prose. */
  readonly humanize?: boolean;
  /** Forbids long dashes in the answer and turns those of the goal into hyphens. */
  readonly noEmDashes?: boolean;
  /** Default: ChatGPT. */
  readonly target?: TargetId;
  readonly assumptions?: AssumptionChoices;
  /** What the person answered to the prompt's questions; stands in it as written. */
  readonly answers?: Answers;
}
