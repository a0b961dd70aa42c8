import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { bodyOf } from './body-of.ts';

/** Profile, usage and role of the person who is signed in. Where accounts live elsewhere, the first visit opens the profile. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }) => {
    const account = await bodyOf(api.account.$get({}, { init: { signal } }));
    return account.profile ? account : bodyOf(api.account.$post({}, { init: { signal } }));
  },
});
