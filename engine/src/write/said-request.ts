import type { Fact } from '../context/fact.ts';
import type { Answers } from '../result.ts';

/** A goal, and what the person said about it so far; the same at every door. */
export interface SaidRequest {
  readonly goal: string;
  /** Question id to a choice or to own words; '' drops what was guessed. Unknown ids are ignored. */
  readonly answers?: Answers;
  /** What cards in force say; used where it bears on the goal. */
  readonly facts?: readonly Fact[];
  /** Offer id to on or off; unknown ids are ignored. */
  readonly offers?: Readonly<Record<string, boolean>>;
  /** What the person adds in own words, on one line. */
  readonly open?: string;
  /** Further lines in the person's voice, such as answers to questions that others asked. */
  readonly further?: readonly string[];
  /** "Decide for me": each open question gets what is taken for granted, else is left to the assistant. */
  readonly decide?: boolean;
}
