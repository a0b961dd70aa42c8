import type { CodeSectionId } from './code-rows.ts';
import type { Said } from './rows.ts';
import type { SituationGroupId } from './situations/index.ts';

/** Where a fact of a card bears on a goal. */
export interface CardFieldRow {
  /** Questions that it answers, as the tables put them, behind their fact: "country: In which country?". Met by likeness. */
  readonly answers: readonly string[];
  /** Words of a goal that hangs on it, whether or not it is asked. */
  readonly words?: readonly string[];
  /** Words that count only where the goal's situation is open. */
  readonly openWords?: readonly string[];
  /** Situations that hang on it. */
  readonly situations?: readonly string[];
  /** Parts of life whose every situation hangs on it. */
  readonly groups?: readonly SituationGroupId[];
  /** The only parts of life in which it counts; absent: those of its card. */
  readonly only?: readonly SituationGroupId[];
  /** When a goal says it already. */
  readonly said?: Said;
  /** Words of a goal that is about other people or things, so that it is not taken. */
  readonly never?: readonly string[];
  /** A goal that has one of its names hangs on it. */
  readonly names?: true;
  /** A goal that speaks of one's own business hangs on it. */
  readonly own?: true;
  /** Work on code that exists hangs on it. */
  readonly code?: true;
  /** Where it stands in a prompt for code; default: with the users. */
  readonly place?: CodeSectionId;
  /** A picture of what is one's own hangs on it. */
  readonly picture?: true;
  /** Words of a picture that hangs on it. */
  readonly pictureWords?: readonly string[];
}
