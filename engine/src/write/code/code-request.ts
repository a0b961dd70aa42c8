import type { Fact } from '../../context/fact.ts';
import type { AssumptionChoices } from '../../result.ts';
import type { CodeChoices, CodeToolId, ProjectTypeId } from '../../catalogue/code.ts';

/** What the Code Prompter knows: the goal, the choices of its form, and what the person said about it so far. */
export interface CodeRequest extends CodeChoices {
  readonly goal: string;
  readonly projectType: ProjectTypeId;
  /** Absent: a form that every tool understands. */
  readonly tool?: CodeToolId;
  /** Sites whose look or structure the person likes, http or https; anything else is dropped. */
  readonly referenceUrls?: readonly string[];
  /** Question id to a choice or to own words; '' drops what was guessed. Unknown ids are ignored. */
  readonly answers?: Readonly<Record<string, string>>;
  /** What cards in force say; used where it bears on the goal. */
  readonly facts?: readonly Fact[];
  /** Offer id to on or off. */
  readonly offers?: Readonly<Record<string, boolean>>;
  /** What the person adds in own words, on one line. */
  readonly open?: string;
  /** Further lines in the person's voice, such as answers to questions that others asked. */
  readonly further?: readonly string[];
  /** "Decide for me": each open question gets its likeliest answer. */
  readonly decide?: boolean;
  /** What drafts from before the tables hold; ignored. */
  readonly assumptions?: AssumptionChoices;
}
