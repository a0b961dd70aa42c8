import { componentKinds, featureKinds } from './part-kinds.ts';
import { peopleKinds } from './people-kinds.ts';
import { subjectKinds } from './subject-kinds.ts';
import { toolKinds } from './tool-kinds.ts';

/** The cards of kinds, in the groups in which they are written down. */
export const kindCards = {
  people: peopleKinds,
  tools: toolKinds,
  components: componentKinds,
  features: featureKinds,
  subjects: subjectKinds,
};

export type KindGroup = keyof typeof kindCards;

/** Where a card is written down. */
export interface KindPlace {
  readonly group: KindGroup;
  readonly id: string;
}
