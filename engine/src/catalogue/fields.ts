import { cardFields, cardKinds } from '../knowledge/card-names.ts';

export { cardFields, cardKinds };
export type CardKindId = (typeof cardKinds)[number]['id'];
export const cardKindIds = cardKinds.map(({ id }) => id) as [CardKindId, ...CardKindId[]];

export type CardFieldId = keyof typeof cardFields;
export const cardFieldIds = Object.keys(cardFields) as [CardFieldId, ...CardFieldId[]];
