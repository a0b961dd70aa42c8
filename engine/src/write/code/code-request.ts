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
} from '../../catalogue/code.ts';

/** What the Code Prompter knows: the goal, the choices of its form, and what the person said about it so far. */
export interface CodeRequest {
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
  /** Sites whose look or structure the person likes, http or https; anything else is dropped. */
  readonly referenceUrls?: readonly string[];
  /** Question id to a choice or to own words; '' drops what was guessed. Unknown ids are ignored. */
  readonly answers?: Readonly<Record<string, string>>;
  /** Offer id to on or off. */
  readonly offers?: Readonly<Record<string, boolean>>;
  /** What the person adds in own words, on one line. */
  readonly open?: string;
  /** "Decide for me": each open question gets its likeliest answer. */
  readonly decide?: boolean;
}
