import type { LibraryCard, LibraryFacets } from '@whetstone/contract';

type Facets = Pick<LibraryFacets, 'trending' | 'trending_by'>;

/** What is shown above the list, at most so many, and what is left for the list itself, so that no prompt is on the screen twice. Templates are not new. */
export function splitTrending(facets: Facets | undefined, cards: readonly LibraryCard[], shown: number) {
  const above = (facets?.trending ?? [])
    .filter(({ is_template }) => facets?.trending_by === 'votes' || !is_template)
    .slice(0, shown);
  const ids = new Set(above.map(({ id }) => id));
  return { above, below: cards.filter(({ id }) => !ids.has(id)) };
}
