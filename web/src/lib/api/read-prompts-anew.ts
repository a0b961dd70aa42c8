import type { QueryClient } from '@tanstack/react-query';
import { dashboardQuery } from './dashboard.ts';
import { libraryKey } from './library.ts';
import { promptsKey } from './prompts.ts';

/** Has all that depends on one's own prompts read anew: lists, counts, folders, the library and the dashboard. */
export const readPromptsAnew = (cache: QueryClient) =>
  Promise.all(
    [promptsKey, libraryKey, dashboardQuery.queryKey].map((queryKey) =>
      cache.invalidateQueries({ queryKey }),
    ),
  );
