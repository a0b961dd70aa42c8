import type { CodeChoices, CodeToolId, ProjectTypeId } from '../../catalogue/code.ts';
import type { AssumptionChoices } from '../../result.ts';
import type { SaidRequest } from '../said-request.ts';

/** What the Code Prompter knows besides the goal and what was said about it: the choices of its form. */
export interface CodeRequest extends CodeChoices, SaidRequest {
  readonly projectType: ProjectTypeId;
  /** Absent: a form that every tool understands. */
  readonly tool?: CodeToolId;
  /** Sites whose look or structure the person likes, http or https; anything else is dropped. */
  readonly referenceUrls?: readonly string[];
  /** What drafts from before the tables hold; ignored. */
  readonly assumptions?: AssumptionChoices;
}
