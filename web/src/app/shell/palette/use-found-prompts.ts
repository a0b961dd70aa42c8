import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { foldersQuery } from '../../../lib/api/folders.ts';
import { libraryKey, searchLibrary } from '../../../lib/api/library.ts';
import { latestPrompts, promptsKey, searchPrompts } from '../../../lib/api/prompts.ts';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { useResting } from '../../../ui/use-resting.ts';
import type { PaletteEntry } from './find-entries.ts';

const typingPauseMs = 200;
const shortestSearch = 2;
const shown = 5;

interface OpenPrompts {
  openOwn: (id: string) => void;
  openPublic: (id: string) => void;
}

/** Own and public prompts for what is typed, once the typing pauses; while nothing is, the own ones that changed last. */
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
  const latest = useQuery({
    queryKey: [...promptsKey, 'latest', shown],
    queryFn: ({ signal }) => latestPrompts(shown, signal),
  });
  const folders = useQuery(foldersQuery).data;
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
        // One's own public prompts stand above already.
        ...(library.data?.items ?? [])
          .filter(({ is_own: isOwn }) => !isOwn)
          .map(({ id, title, category }) => ({
            id: `library-${id}`,
            group: 'Library',
            label: title,
            note: category,
            run: () => openPublic(id),
          })),
      ]
    : typed === ''
      ? (latest.data?.items ?? []).map(({ id, title, folder_id, updated_at }) => ({
          id: `latest-${id}`,
          group: 'Recent prompts',
          label: title,
          note: [
            folders?.items.find((folder) => folder.id === folder_id)?.name,
            dayInWords(updated_at, { month: 'short' }),
          ]
            .filter(Boolean)
            .join(', '),
          run: () => openOwn(id),
        }))
      : [];
  return {
    entries,
    isBusy: typed.length >= shortestSearch && (typed !== search || own.isFetching || library.isFetching),
    error: isSought ? (own.error ?? library.error) : null,
  };
}
