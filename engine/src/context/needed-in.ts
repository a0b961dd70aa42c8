import type { CardFieldId } from '../catalogue/fields.ts';
import type { Life } from '../knowledge/lives.ts';
import type { TextKind } from '../knowledge/text-kinds/text-kind.ts';
import type { LikelyKind } from './kinds-of.ts';

/** How much of what speaks for a goal must have something to say in its part of life, and how much of that need a fact. */
const enough = { heard: 0.3, needed: 0.5 } as const;

const neededBy = ({ needs }: TextKind, life: Life | undefined): readonly CardFieldId[] | undefined => {
  const isOfAny = Object.keys(needs).every((each) => each === 'any');
  const own = life && needs[life];
  return own || isOfAny || !life ? [...(needs.any ?? []), ...(own ?? [])] : undefined;
};

/** The fields that the kinds of a goal always need in its part of life: those of a sure kind, and those that most agree on. */
export const neededIn = (kinds: readonly LikelyKind[], life: Life | undefined): ReadonlySet<CardFieldId> => {
  const heard = kinds.flatMap(({ kind, weight }) => {
    const fields = neededBy(kind, life);
    return fields ? [{ fields, weight }] : [];
  });
  const sumOf = (of: readonly { readonly weight: number }[]): number =>
    of.reduce((sum, { weight }) => (weight < 1 ? sum + weight : sum), 0);
  const scale = sumOf(heard) < enough.heard ? 0 : sumOf(kinds) / sumOf(heard);
  const votes = new Map<CardFieldId, number>();
  for (const { fields, weight } of heard)
    for (const field of new Set(fields))
      votes.set(field, (votes.get(field) ?? 0) + (weight < 1 ? weight * scale : 1));
  return new Set([...votes].flatMap(([field, share]) => (share >= enough.needed ? [field] : [])));
};
