import { cardKinds, type CardKindId } from '@whetstone/engine/catalogue';

/** What a card is called before the person names it. */
export const nameOfKind = (kind: CardKindId): string =>
  cardKinds.find(({ id }) => id === kind)?.name ?? 'Card';
