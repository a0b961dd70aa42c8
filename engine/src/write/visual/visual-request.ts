import type { Fact } from '../../context/fact.ts';
import type { ImageStyleId, Media, QualityId, ServiceId, VideoStyleId } from '../../catalogue/visual.ts';
import type { Answers, AssumptionChoices } from '../../result.ts';

/** What the Visual Prompter knows: the goal, the form's options, and what the person said about it so far. */
export interface VisualRequest {
  readonly goal: string;
  readonly media: Media;
  readonly style?: ImageStyleId | VideoStyleId;
  readonly quality?: QualityId;
  /** Absent: sentences that every service of the medium reads. */
  readonly service?: ServiceId;
  /** Kept for drafts of before; nothing reads it. */
  readonly assumptions?: AssumptionChoices;
  /** Question id to a choice or to own words; unknown ids are ignored. */
  readonly answers?: Answers;
  /** What cards in force say; used where it bears on the goal. */
  readonly facts?: readonly Fact[];
  /** Offer id to on or off; unknown ids are ignored. */
  readonly offers?: Readonly<Record<string, boolean>>;
  /** What the person adds in own words, on one line. */
  readonly open?: string;
  /** Further lines in the person's voice, such as answers to questions that others asked. */
  readonly further?: readonly string[];
  /** "Decide for me": each open question gets its likeliest answer. */
  readonly decide?: boolean;
}
