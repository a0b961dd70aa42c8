import type { CardFieldId } from '../catalogue/fields.ts';
import type { CodeSectionId } from './code-rows.ts';
import type { Said } from './rows.ts';

/** What a fact of a card tells, beside the kinds of text that always need it (`text-kinds/`). */
export interface CardFieldRow {
  /** Questions that it answers, word for word as the tables put them, behind their fact: 'country: Which country is this in?', 'country: Which country is the job in?', 'country: Which country is the business in?', "country: Which country's law applies?", 'country: Which country are you in?'. */
  readonly answers: readonly string[];
  /** Words of a goal that hangs on it, whatever its kind. */
  readonly words?: readonly string[];
  /** Words that count only where it is open of what kind a goal is. */
  readonly openWords?: readonly string[];
  /** When a goal says it already. */
  readonly said?: Said;
  /** Words of a goal that is about other people or things, so that it is not taken. */
  readonly never?: readonly string[];
  /** A goal that has one of its names hangs on it. */
  readonly names?: true;
  /** It belongs into texts of one's own only: nobody signs a question. */
  readonly text?: true;
  /** The field beside which it has nothing to say. */
  readonly unless?: CardFieldId;
  /** Where it stands in a prompt for code; default: with the users. */
  readonly place?: CodeSectionId;
}
