import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { libraryKey, searchLibrary } from '../../../lib/api/library.ts';
import { promptsKey, searchPrompts } from '../../../lib/api/prompts.ts';
import { useResting } from '../../../ui/use-resting.ts';
import type { PaletteEntry } from './find-entries.ts';

const typingPauseMs = 200;
const shortestSearch = 2;
const shown = 5;

interface OpenPrompts {
  openOwn: (id: string) => void;
  openPublic: (id: string) => void;
}

/** Own and public prompts for what is typed, once the typing pauses. */
export function useFoundPrompts(typed: string, { openOwn, openPublic }: OpenPrompts) {
  const search = useResting(typed, typingPauseMs);
  const options = { enabled: search.length >= shortestSearch, placeholderData: keepPreviousData };
  const own = useQuery({
    ...options,
    queryKey: [...promptsKey, 'found', search],
    queryFn: ({ signal }) => searchPrompts(search, shown, signal),
  });
  const library = useQuery({
    ...options,
    queryKey: [...libraryKey, 'found', search],
    queryFn: ({ signal }) => searchLibrary(search, shown, signal),
  });
  const isSought = options.enabled && typed.length >= shortestSearch;
  const entries: PaletteEntry[] = isSought
    ? [
        ...(own.data?.items ?? []).map(({ id, title, category }) => ({
          id: `own-${id}`,
          group: 'Your prompts',
          label: title,
          note: category,
          run: () => openOwn(id),
        })),
        ...(library.data?.items ?? []).map(({ id, title, category }) => ({
          id: `library-${id}`,
          group: 'Library',
          label: title,
          note: category,
          run: () => openPublic(id),
        })),
      ]
    : [];
  return {
    entries,
    isBusy: typed.length >= shortestSearch && (typed !== search || own.isFetching || library.isFetching),
    error: isSought ? (own.error ?? library.error) : null,
  };
}
