import { queryOptions } from '@tanstack/react-query';
import { readPublicConfig } from './read-public-config.ts';

/** What this server offers, asked once in a visit. */
export const publicConfigQuery = queryOptions({
  queryKey: ['config'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: readPublicConfig,
});
