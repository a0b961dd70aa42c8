import type { Media } from '../../../catalogue/visual.ts';

/** A look, technique, light or mood that a goal names, and what an expert would order with it, whatever the subject. */
export interface Look {
  /** Where it stands in a prompt: how it is made, how it is lit, what the lens does, how it runs. */
  readonly slot: 'look' | 'lit' | 'lens' | 'tempo';
  readonly words: readonly string[];
  /** Phrases true of the look in any picture, the weightier first; fragments in lower case. */
  readonly says: readonly string[];
  /** Words that show that something else is meant, or that would make a phrase false. */
  readonly never?: readonly string[];
  /** Made by a camera: nothing that is drawn has it. */
  readonly isFilmed?: true;
  /** True of one piece alone: not said of a set, or of several. */
  readonly isForOne?: true;
  /** Absent: pictures and clips. */
  readonly media?: Media;
}
