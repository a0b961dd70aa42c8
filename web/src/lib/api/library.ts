import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LibraryQuery, PromptReport } from '@whetstone/contract';
import { api, quietApi } from './api.ts';
import { bodyOf } from './body-of.ts';

export type LibraryFilters = Pick<LibraryQuery, 'search' | 'category' | 'sort'> & {
  tag?: string[];
  favorites?: 'true';
};

/** Key of everything read from the public library. */
export const libraryKey = ['library'] as const;

/** Public prompts page by page, templates first unless sorted otherwise. */
export const libraryQuery = (filters: Partial<LibraryFilters>) =>
  infiniteQueryOptions({
    queryKey: [...libraryKey, 'list', filters],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      bodyOf(api.library.$get({ query: { ...filters, cursor: pageParam } }, { init: { signal } })),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

/** The first public prompts that fit a search. */
export const searchLibrary = (search: string, limit: number, signal: AbortSignal) =>
  bodyOf(api.library.$get({ query: { search, limit: String(limit) } }, { init: { signal } }));

/** Counts, popular tags and trending prompts. */
export const libraryFacetsQuery = queryOptions({
  queryKey: [...libraryKey, 'facets'],
  queryFn: ({ signal }) => bodyOf(api.library.facets.$get({}, { init: { signal } })),
});

/** One public prompt with its whole text. */
export const libraryPromptQuery = (id: string) =>
  queryOptions({
    queryKey: [...libraryKey, 'prompt', id],
    queryFn: ({ signal }) => bodyOf(api.library[':id'].$get({ param: { id } }, { init: { signal } })),
  });

export const setFavorite = (id: string, isOn: boolean) => {
  const { favorite } = api.library[':id'];
  return bodyOf(isOn ? favorite.$put({ param: { id } }) : favorite.$delete({ param: { id } }));
};

export const setVote = (id: string, isOn: boolean) => {
  const { vote } = api.library[':id'];
  return bodyOf(isOn ? vote.$put({ param: { id } }) : vote.$delete({ param: { id } }));
};

/** Public prompts that share the most with one. */
export const similarPromptsQuery = (id: string) =>
  queryOptions({
    queryKey: [...libraryKey, 'similar', id],
    queryFn: ({ signal }) => bodyOf(api.library[':id'].similar.$get({ param: { id } }, { init: { signal } })),
  });

/** Has a copy counted; nobody waits for it, and a refusal changes nothing for the person. */
export const countCopy = (id: string): void => {
  const ignore = () => undefined;
  void quietApi.library[':id'].copies.$post({ param: { id } }).then(ignore, ignore);
};

export const reportPrompt = (id: string, report: PromptReport) =>
  bodyOf(api.library[':id'].report.$post({ param: { id }, json: report }));
