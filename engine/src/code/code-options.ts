import type {
  apiPatterns,
  authMethods,
  backends,
  CodeToolId,
  databases,
  frontends,
  mobilePlatforms,
  mobileUiFrameworks,
  ProjectTypeId,
  SiteInspirationId,
  stylings,
} from '../catalogue/code.ts';
import type { Answers, AssumptionChoices } from '../result.ts';

/** What the Code Prompter knows: the goal and the choices of its form. Options of other project types are ignored. */
export interface CodeOptions {
  readonly goal: string;
  readonly projectType: ProjectTypeId;
  /** Absent: a form that every tool understands. */
  readonly tool?: CodeToolId;
  readonly inspiration?: SiteInspirationId;
  readonly frontend?: (typeof frontends)[number];
  readonly styling?: (typeof stylings)[number];
  readonly backend?: (typeof backends)[number];
  readonly database?: (typeof databases)[number];
  readonly auth?: (typeof authMethods)[number];
  readonly platform?: (typeof mobilePlatforms)[number];
  readonly uiFramework?: (typeof mobileUiFrameworks)[number];
  readonly apiPattern?: (typeof apiPatterns)[number];
  /** Sites whose look or structure the person likes, http or https. */
  readonly referenceUrls?: readonly string[];
  readonly assumptions?: AssumptionChoices;
  /** What the person answered to the prompt's questions; stands in it as written. */
  readonly answers?: Answers;
}
