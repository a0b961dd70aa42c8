import type { Fact } from '../context/fact.ts';
import type { IndustryId, LevelId, TargetId } from '../catalogue/index.ts';

/** What the Content Prompter knows: the goal, the form's options, and what the person said about it so far. */
export interface ContentRequest {
  readonly goal: string;
  /** Default: professional. */
  readonly level?: LevelId;
  /** Default: ChatGPT. */
  readonly target?: TargetId;
  readonly industry?: IndustryId;
  readonly specialty?: string;
  readonly humanize?: boolean;
  readonly noEmDashes?: boolean;
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
}
