import { stemOf } from './inflect.ts';
import type { Ability, WishList } from './wish-list.ts';

export interface DistinctAbilities {
  readonly kept: readonly Ability[];
  /** What other abilities say word for word, as the goal had it. */
  readonly repeated: readonly string[];
}

const linking = /^(?:and|or|the|an?|of|for|to|in|on|with|their|its|by|from|as)$/i;
const longestRepeated = 4;

/**
 * Goals often list their functions twice, once as nouns and once as deeds. An ability all of whose words stand in the
 * others is struck, "-ing" forms first; one that has an actor of its own always stays.
 */
export function distinctAbilities(wishes: readonly WishList[]): DistinctAbilities {
  const all = wishes.flatMap(({ abilities }) =>
    abilities.map((ability) => ({ ability, stems: stemsOf(ability.text) })),
  );
  const alive = new Map<string, number>();
  for (const { stems } of all) for (const stem of stems) alive.set(stem, (alive.get(stem) ?? 0) + 1);
  const struck = new Set<Ability>();
  const weakestFirst = all.toSorted(
    (a, b) => Number(b.ability.gerund) - Number(a.ability.gerund) || a.stems.size - b.stems.size,
  );
  for (const { ability, stems } of weakestFirst) {
    const isSaid = [...stems].every((stem) => (alive.get(stem) ?? 0) > 1);
    if (!isSaid || stems.size > longestRepeated || ability.actor !== undefined) continue;
    struck.add(ability);
    for (const stem of stems) alive.set(stem, (alive.get(stem) ?? 0) - 1);
  }
  return {
    kept: all.flatMap(({ ability }) => (struck.has(ability) ? [] : ability)),
    repeated: [...struck].map(({ text }) => text),
  };
}

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set((text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !linking.test(word)).map(stemOf));
