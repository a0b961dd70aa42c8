import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';

/** The nonce of this answer's content security policy; the server hands it over in a request header. */
export const requestNonce = createIsomorphicFn()
  .server(() => getRequestHeader('x-csp-nonce'))
  .client((): string | undefined => undefined);
