import type { LibrarySort } from '@whetstone/contract';
import { libraryPages, promptLimits } from '@whetstone/contract/limits';
import { librarySorts } from '../../shared/library-cards/library-search.ts';

/** What the address of the open library asks for. */
export interface LibraryAddress {
  search: string;
  category: string;
  tags: readonly string[];
  sort: LibrarySort;
  page: number;
}

export const wholeLibrary: LibraryAddress = { search: '', category: '', tags: [], sort: 'votes', page: 1 };

const longestSearch = 200;
const mostTags = 20;

/** Reads a query that anyone may have written; what makes no sense is left out. */
export function readLibraryAddress(query: string): LibraryAddress {
  const params = new URLSearchParams(query);
  const text = (name: string, longest: number) => (params.get(name) ?? '').trim().slice(0, longest);
  const tags = params
    .getAll('tag')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '' && tag.length <= promptLimits.tag);
  const page = Number(params.get('page') ?? 1);
  return {
    search: text('search', longestSearch),
    category: text('category', promptLimits.category),
    tags: [...new Set(tags)].slice(0, mostTags),
    sort: librarySorts.find(({ value }) => value === params.get('sort'))?.value ?? 'votes',
    page: Number.isInteger(page) && page >= 1 && page <= libraryPages ? page : 1,
  };
}

/** The query of an address, in one order whatever it came in; what is usual is left out. */
export function libraryQueryOf({ search, category, tags, sort, page }: LibraryAddress): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (category) params.set('category', category);
  for (const tag of tags) params.append('tag', tag);
  if (sort !== 'votes') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query && `?${query}`;
}

/** The address of the library with something changed; other filters begin at their first page. */
export const libraryHref = (address: LibraryAddress, change: Partial<LibraryAddress>) =>
  `/library${libraryQueryOf({ ...address, page: 1, ...change })}`;

/** Whether anything narrows the list. */
export const isNarrowed = ({ search, category, tags }: LibraryAddress) =>
  search !== '' || category !== '' || tags.length > 0;

/** Where an address of the earlier library, which only those who were signed in could open, leads now. */
export function laterAddress(query: string): string | undefined {
  const params = new URLSearchParams(query);
  const prompt = params.get('prompt');
  if (prompt) return `/library/${encodeURIComponent(prompt)}`;
  return params.has('favorites') || params.has('tags') ? `/prompt-library${query}` : undefined;
}
