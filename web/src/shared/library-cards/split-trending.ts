import type { LibraryCard, LibraryFacets } from '@whetstone/contract';

type Facets = Pick<LibraryFacets, 'trending' | 'trending_by'>;

const fewestNew = 3;

/** What is shown above the list, at most so many, and what is left for the list itself, so that no prompt is on the screen twice. Templates are not new, and one or two new prompts are no row. */
export function splitTrending(facets: Facets | undefined, cards: readonly LibraryCard[], shown: number) {
  const isVoted = facets?.trending_by === 'votes';
  const found = (facets?.trending ?? []).filter(({ is_template }) => isVoted || !is_template).slice(0, shown);
  const above = isVoted || found.length >= fewestNew ? found : [];
  const ids = new Set(above.map(({ id }) => id));
  return { above, below: cards.filter(({ id }) => !ids.has(id)) };
}
