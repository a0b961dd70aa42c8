import { cardKinds, type CardKindId } from '@whetstone/engine/catalogue';

/** What a card is called before the person names it. */
export const nameOfKind = (kind: CardKindId): string =>
  cardKinds.find(({ id }) => id === kind)?.name ?? 'Card';

const longest = 40;

/** A name from what a card says first of itself: "Tea shop" from "a tea shop". */
export function nameFrom(
  kind: CardKindId,
  facts: readonly { readonly field?: string; readonly text: string }[],
): string {
  const what = facts.find(
    ({ field }) => field === 'business' || field === 'product' || field === 'class',
  )?.text;
  const bare = what?.replace(/^(?:an?|the)\s+/i, '').trim() ?? '';
  if (bare === '' || bare.length > longest) return nameOfKind(kind);
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
