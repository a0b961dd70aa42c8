import type { IndustryId, LevelId, TargetId } from '../catalogue/index.ts';
import type { SaidRequest } from './said-request.ts';

/** What the Content Prompter knows besides the goal and what was said about it: the form's options. */
export interface ContentRequest extends SaidRequest {
  /** Default: professional. */
  readonly level?: LevelId;
  /** Default: ChatGPT. */
  readonly target?: TargetId;
  readonly industry?: IndustryId;
  readonly specialty?: string;
  readonly humanize?: boolean;
  readonly noEmDashes?: boolean;
}
