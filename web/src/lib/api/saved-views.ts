import { queryOptions } from '@tanstack/react-query';
import type { SavedViewInput } from '@whetstone/contract';
import { api } from './api.ts';
import { bodyOf } from './body-of.ts';

/** Views of My Library that the person keeps, by name. */
export const savedViewsQuery = queryOptions({
  queryKey: ['prompts', 'views'],
  queryFn: ({ signal }) => bodyOf(api.views.$get({}, { init: { signal } })),
});

export const keepView = (view: SavedViewInput) => bodyOf(api.views.$put({ json: view }));
export const forgetView = (id: string) => bodyOf(api.views[':id'].$delete({ param: { id } }));
