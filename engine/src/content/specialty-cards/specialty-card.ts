import type { ActId } from '../../reading/act-verbs.ts';
import type { DeliverableId } from '../../reading/deliverable-nouns.ts';
import type { QuestionKind } from '../../reading/question-kind.ts';
import type { LabelledText } from '../deliverables/deliverable.ts';

/** How a trade judges its work: criteria for the expert level, and what they can be applied to. */
export interface SpecialtyCard {
  readonly fits: readonly (DeliverableId | ActId | QuestionKind)[];
  readonly criteria: readonly LabelledText[];
}
