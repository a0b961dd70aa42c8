import type { ActId } from '../../reading/act-verbs.ts';
import type { DeliverableId } from '../../reading/deliverable-nouns.ts';
import type { QuestionKind } from '../../reading/question-kind.ts';

/** How a trade judges its work: criteria for the expert level, and what they can be applied to. */
export interface SpecialtyCard {
  readonly fits: readonly (DeliverableId | ActId | QuestionKind)[];
  readonly criteria: readonly string[];
}

/** The specialties of one industry, by name. */
export type SpecialtyCards = Readonly<Record<string, SpecialtyCard>>;

/** What is known of an industry's work. */
export interface Trade {
  /** One sentence to answer from (P2): `writes` for texts, `advises` for plans, advice and analysis. */
  readonly perspective: { readonly writes: string; readonly advises: string };
  readonly cards: SpecialtyCards;
}

/** The card of a specialty, or undefined where the industry has no such specialty. */
export const cardOf = (
  cards: SpecialtyCards | undefined,
  specialty: string | undefined,
): SpecialtyCard | undefined =>
  cards && specialty !== undefined && Object.hasOwn(cards, specialty) ? cards[specialty] : undefined;
