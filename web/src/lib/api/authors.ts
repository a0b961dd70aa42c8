import { queryOptions } from '@tanstack/react-query';
import type { PromptReport } from '@whetstone/contract';
import { api } from './api.ts';
import { bodyOf } from './body-of.ts';

/** The caller's public name, if one is chosen. */
export const ownAuthorQuery = queryOptions({
  queryKey: ['account', 'author'],
  queryFn: ({ signal }) => bodyOf(api.account.author.$get({}, { init: { signal } })),
});

export const setPublicName = (name: string) => bodyOf(api.account.author.$put({ json: { name } }));
export const removePublicName = () => bodyOf(api.account.author.$delete());

/** An author's page, as everyone reads it. */
export const authorQuery = (slug: string) =>
  queryOptions({
    queryKey: ['authors', slug],
    queryFn: ({ signal }) =>
      bodyOf(api.authors[':slug'].$get({ param: { slug }, query: {} }, { init: { signal } })),
  });
export const reportAuthor = (slug: string, json: PromptReport) =>
  bodyOf(api.authors[':slug'].report.$post({ param: { slug }, json }));
