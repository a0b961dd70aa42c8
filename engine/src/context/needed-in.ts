import type { CardFieldId } from '../catalogue/fields.ts';
import type { Life } from '../knowledge/lives.ts';
import type { LikelyKind } from './kinds-of.ts';

/** How much of what speaks for a goal's kinds must have something to say in its part of life, and how much of that need a fact. */
const enough = { heard: 0.3, needed: 0.5 } as const;

/** The fields that the kinds of a goal always need in its part of life. */
export const neededIn = (kinds: readonly LikelyKind[], life: Life | undefined): ReadonlySet<CardFieldId> => {
  const isHeard = ({ kind: { needs } }: LikelyKind): boolean => Boolean(life ? needs[life] : needs.any);
  const heard = kinds.filter(isHeard);
  const sum = heard.reduce((total, { weight }) => total + weight, 0);
  if (sum < enough.heard) return new Set();
  const votes = new Map<CardFieldId, number>();
  for (const { kind, weight } of heard)
    for (const field of new Set([...(kind.needs.any ?? []), ...((life && kind.needs[life]) ?? [])]))
      votes.set(field, (votes.get(field) ?? 0) + weight / sum);
  return new Set([...votes].flatMap(([field, share]) => (share >= enough.needed ? [field] : [])));
};
