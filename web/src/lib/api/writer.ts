import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { quietApi } from './api.ts';
import { bodyOf } from './body-of.ts';

/** Who writes for the person who is signed in, and what may be seen of their own key. */
export const writerStateQuery = queryOptions({
  queryKey: ['writer'],
  queryFn: ({ signal }) => bodyOf(quietApi.writer.$get({}, { init: { signal } })),
  staleTime: 60_000,
  retry: false,
});

/** The name of the model that writes; null where the rules do. */
export const writerQuery = queryOptions({
  ...writerStateQuery,
  select: ({ written_by: { source, name } }) => (source === 'rules' ? null : name),
});

/** Whether a model writes, as far as it is known by now; waits for an answer that is on its way. */
export const isModelAtWork = async (cache: QueryClient): Promise<boolean> =>
  cache
    .ensureQueryData(writerStateQuery)
    .then(({ written_by: { source } }) => source !== 'rules')
    .catch(() => false);
