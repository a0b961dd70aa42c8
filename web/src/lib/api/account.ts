import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { bodyOf } from './body-of.ts';

/** Profile, usage and role of the person who is signed in. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => bodyOf(api.account.$get({}, { init: { signal } })),
});
