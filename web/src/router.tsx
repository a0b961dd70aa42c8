import { createRouter } from '@tanstack/react-router';
import { requestNonce } from './lib/request-nonce.ts';
import { routeTree } from './route-tree.gen.ts';
import { PageError } from './ui/page-error.tsx';

export function getRouter() {
  return createRouter({
    routeTree,
    scrollRestoration: !import.meta.env.SSR,
    defaultPreload: 'intent',
    defaultErrorComponent: PageError,
    ssr: { nonce: requestNonce() },
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
  interface StaticDataRouteOption {
    /** The page is read without React: no scripts of the framework are sent. */
    noScript?: boolean;
    /** The status of a plain document that is there for want of another. */
    status?: number;
  }
}
