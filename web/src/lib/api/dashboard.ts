import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { bodyOf } from './body-of.ts';

/** Figures, trends, activity and what to do next. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => bodyOf(api.dashboard.$get({}, { init: { signal } })),
});
