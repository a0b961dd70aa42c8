import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

afterEach(() => {
  cleanup();
  // Drafts live as long as the page and may be sent later: nobody answers them between tests.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  localStorage.clear();
  sessionStorage.clear();
});
