import type { CardFieldId } from '../../catalogue/fields.ts';
import type { Life } from '../lives.ts';

/** What texts of a kind need to know of their writer: a letter who signs it, a lesson plan how old the pupils are. */
export interface TextKind {
  /**
   * The facts that it always needs, by the part of life in which it is written, the likeliest first. It is silent in a part
   * that is not named. `any`: in all of them.
   */
  readonly needs: Readonly<Partial<Record<Life | 'any', readonly CardFieldId[]>>>;
  /** Facts that no word of a goal calls into it: prices into an answer to a review. */
  readonly never?: readonly CardFieldId[];
  /** It is always a text of one's own, also where no goal says "write". */
  readonly text?: true;
  /** It is about another place than the person's: what a goal says of places answers nothing. */
  readonly isElsewhere?: true;
  /** What such a text is called: at the head of a goal it outranks what the goal is about. */
  readonly forms?: readonly string[];
  /** Names that tell it where the situation is open. */
  readonly words?: readonly string[];
  /** Its situations; each is in one kind. */
  readonly situations: readonly string[];
}

/** How one sounds, in every text that is written as oneself. */
export const ownVoice = [
  'tone',
  'address',
  'sentences',
  'favourites',
  'avoided',
  'punctuation',
] as const satisfies readonly CardFieldId[];
