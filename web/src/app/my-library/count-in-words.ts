import type { PromptFacets } from '@whetstone/contract';
import { countFilters, type LibrarySearch } from './library-search.ts';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** How many there are of what is shown; nothing while it is not known. */
export function countInWords(
  filters: LibrarySearch,
  facets: Pick<PromptFacets, 'total' | 'favorites' | 'binned'> | undefined,
  found: number | undefined,
): string | undefined {
  if (!filters.view && countFilters(filters) > 0)
    return found === undefined ? undefined : `${counted(found, 'prompt', 'prompts')} found`;
  if (!facets) return undefined;
  if (filters.view === 'bin')
    return facets.binned === 0 ? undefined : `${facets.binned.toLocaleString('en-US')} in the trash`;
  if (filters.view === 'favorites') return counted(facets.favorites, 'favorite', 'favorites');
  return counted(facets.total, 'prompt', 'prompts');
}
