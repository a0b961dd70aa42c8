import type { Industry, LevelId, TargetId } from '../catalogue/index.ts';
import type { DeliverableId } from '../reading/deliverable-nouns.ts';
import type { Reading } from '../reading/reading.ts';
import type { matters } from './asking/matters.ts';
import type { Deliverable } from './deliverables/deliverable.ts';
import type { TranslatedFrame } from './frames/frame.ts';
import type { Occasion } from './occasions.ts';
import type { SentenceLayout } from './sentence-layout.ts';
import type { Trade } from './specialty-cards/specialty-card.ts';

/** Everything that the rules look at: the reading and the choices of the form, resolved. */
export interface Scene {
  readonly reading: Reading;
  readonly level: LevelId;
  readonly target: TargetId;
  readonly industry: Industry | undefined;
  readonly specialty: string | undefined;
  /** How the industry sees and judges its work; undefined without an industry. */
  readonly trade: Trade | undefined;
  /** What a letter, mail or message is for, where its goal says it; undefined for other answers. */
  readonly occasion: Occasion | undefined;
  /** What is worth asking by what the goal is about; undefined where nothing is. */
  readonly matters: typeof matters | undefined;
  readonly humanize: boolean;
  readonly noEmDashes: boolean;
  /** Whether the goal says in words what `humanize` says by a switch. */
  readonly asksForHuman: boolean;
  /** The deliverable that the goal names, where it names one that its act produces. */
  readonly deliverableId: DeliverableId | undefined;
  /** Shape of the answer, from the deliverable, else from the act. */
  readonly answer: Deliverable;
  /** Its name among the shapes of its group; where the kind is unsure, the one that questions go by. */
  readonly answerName: string;
  /** False where the goal does not show which answer it wants, so that nothing is said of it. */
  readonly sure: boolean;
  readonly layout: SentenceLayout;
  /** Frame in the goal's language; undefined for English and for languages without one. */
  readonly translated: TranslatedFrame | undefined;
  /** Whether the goal is surely in another language than English. */
  readonly isForeign: boolean;
  /** True when the goal forbids anything beside the result ("without other content"). */
  readonly closed: boolean;
  /** Whether the person answered any question. */
  readonly answered: boolean;
  /** What the person answered to the question of this id, on one line; '' where nothing. */
  readonly answerTo: (id: string) => string;
  /** Choice of the person for an assumption, if it is one of `choices`, else the first of them. */
  readonly choose: <const T extends string>(id: string, choices: readonly T[]) => T;
}
