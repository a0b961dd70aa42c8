import type { LibrarySort } from '@whetstone/contract';

export const librarySorts = [
  { value: 'votes', label: 'Most votes' },
  { value: 'recent', label: 'Most recent' },
  { value: 'title', label: 'By title' },
] as const satisfies readonly { value: LibrarySort; label: string }[];

/** What the address of the library says: filters, order and the prompt that is open. */
export interface LibrarySearch {
  search?: string;
  category?: string;
  tags?: string[];
  favorites?: true;
  sort?: LibrarySort;
  prompt?: string;
}

const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, 200) : undefined;

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Reads the library's state out of an address that anyone may have written. */
export function parseLibrarySearch(raw: Record<string, unknown>): LibrarySearch {
  const tags = (Array.isArray(raw.tags) ? raw.tags : [])
    .filter((tag): tag is string => typeof tag === 'string' && tag.trim() !== '' && tag.length <= 50)
    .slice(0, 20);
  const sort = librarySorts.find(({ value }) => value === raw.sort)?.value;
  return {
    search: textOf(raw.search),
    category: textOf(raw.category)?.slice(0, 100),
    tags: tags.length > 0 ? [...new Set(tags)] : undefined,
    favorites: raw.favorites === true ? true : undefined,
    sort: sort === 'votes' ? undefined : sort,
    prompt: typeof raw.prompt === 'string' && uuid.test(raw.prompt) ? raw.prompt : undefined,
  };
}

/** How many filters are on; the order is none. */
export const countFilters = ({ search, category, tags = [], favorites }: LibrarySearch) =>
  [search, category, favorites].filter(Boolean).length + tags.length;

/** The state with a tag put on or taken off. */
export const toggleTag = ({ tags = [] }: LibrarySearch, tag: string): LibrarySearch => {
  const next = tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
  return { tags: next.length > 0 ? next : undefined };
};

export const noFilters: LibrarySearch = {
  search: undefined,
  category: undefined,
  tags: undefined,
  favorites: undefined,
};
