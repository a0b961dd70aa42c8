import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { libraryFacetsQuery, libraryQuery } from '../../lib/api/library.ts';
import { builtInTemplatesQuery, countCards } from '../../shared/library-cards/filter-cards.ts';
import type { LibrarySearch } from '../../shared/library-cards/library-search.ts';

/** The library as filtered, page by page; where it cannot be read, the built-in templates. */
export function useLibrary({ search, category, tags, favorites, sort }: LibrarySearch) {
  const filters = { search, category, tag: tags, favorites: favorites && ('true' as const), sort };
  const list = useInfiniteQuery({ ...libraryQuery(filters), placeholderData: keepPreviousData });
  const facets = useQuery(libraryFacetsQuery);
  const isDown = list.isError && !list.data;
  const fallback = useQuery({ ...builtInTemplatesQuery, enabled: isDown });
  const templates = isDown ? fallback.data : undefined;
  return {
    list,
    isDown,
    templates,
    facets,
    /** What the filters count: of what can be shown. */
    counts: templates && facets.data ? { ...facets.data, ...countCards(templates) } : facets.data,
  };
}
