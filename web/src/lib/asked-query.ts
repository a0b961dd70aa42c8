import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';

/** The query of the address as it was asked for; the router would read `7` as a number and `null` as nothing. */
export const askedQuery = createIsomorphicFn()
  .server(() => new URL(getRequest().url).search)
  .client(() => location.search);
