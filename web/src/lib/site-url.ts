import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';

/** The site's public address without a slash at its end; the server hands it over in a request header. */
export const siteUrl = createIsomorphicFn()
  .server(() => getRequestHeader('x-site-url') ?? '')
  .client(() => location.origin);
