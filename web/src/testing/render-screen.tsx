import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';

/** Draws a part of a screen as the app would, with a fresh cache, and gives the hands to use it with. */
export function renderScreen(screen: ReactNode) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={cache}>{screen}</QueryClientProvider>
    </RouterContextProvider>,
  );
  return userEvent.setup();
}
