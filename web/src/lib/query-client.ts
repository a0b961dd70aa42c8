import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api-error.ts';

const mayPass = (error: Error) => error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** One cache per page load; signing out or in as another person loads the page anew. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a connection a request fails at once and says so, rather than wait in silence.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayPass(error),
    },
  },
});
