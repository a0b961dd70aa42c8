import type { KindCard } from './kind-card.ts';

/** Groups in which the cards of kinds are written down and loaded. */
export type KindGroup = 'people' | 'tools' | 'components' | 'features' | 'subjects';

/** Cards of kinds of products and parts, by the name of their group. */
export type KindPacks = Readonly<Record<KindGroup, readonly KindCard[]>>;

/** Where a card is written down. */
export interface KindPlace {
  readonly group: KindGroup;
  readonly id: string;
}

/** Says which groups were not given without which the prompt cannot be written. */
export interface MissingKinds {
  readonly missing: readonly KindGroup[];
}
