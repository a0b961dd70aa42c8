import type { SavedView } from '@whetstone/contract';
import type { LibrarySearch } from '../library-search.ts';

/** What a view keeps of the address: filters and their order. */
export const viewOf = ({ search, category, tag, folder, sort }: LibrarySearch) => ({
  search,
  category,
  tag,
  folder: folder === 'none' ? ('none' as const) : folder,
  sort,
});

/** Whether the address shows what a view keeps. */
export const isShown = ({ filters }: Pick<SavedView, 'filters'>, shown: LibrarySearch): boolean =>
  !shown.view && JSON.stringify(viewOf(filters)) === JSON.stringify(viewOf(shown));
