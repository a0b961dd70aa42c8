import type { ProjectTypeId } from '../../catalogue/code.ts';

/** What a project type asks of every product of its sort. */
export interface ProjectTypeProfile {
  readonly id: ProjectTypeId;
  /** What one calls the product where no kind is known: "the site". */
  readonly thing: string;
  /** What a plan of it lists, and how it is built, for the last lines. */
  readonly parts: string;
  /** Heading over what people do with it. */
  readonly useTitle: string;
  /** Ends the sentence of a goal of a few words: "Build a calculator" + this. */
  readonly tail: string;
  /** Word before a list of its places ("Pages", "Screens"), where it has such. */
  readonly places?: string;
  /** Rule for lists, where the goal has some (rule B3). */
  readonly listRule?: string;
  /** Rule for typed input, where the goal has some (rule B3). */
  readonly formRule?: string;
  readonly rules: readonly string[];
  /** Checks that hold for each product of this sort, most telling first. */
  readonly checks: readonly string[];
  /** Own wording of a verb frame's check, by frame id; `null` drops it. */
  readonly frameChecks?: Readonly<Record<string, string | null>>;
  /** Whether cards about screens (first version, keyboard, display) fit. */
  /** Rules and checks of an interface that only answers and keeps nothing. */
  readonly readOnly?: { readonly rules: readonly string[]; readonly checks: readonly string[] };
  readonly hasScreens: boolean;
}
