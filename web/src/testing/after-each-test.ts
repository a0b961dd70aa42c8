import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { closeToast, readToasts } from '../ui/toast-store.ts';

afterEach(() => {
  cleanup();
  // Test files share their modules: what one left would be seen in the next.
  for (const { id } of readToasts()) closeToast(id);
  // Drafts live as long as the page and may be sent later: nobody answers them between tests.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  localStorage.clear();
  sessionStorage.clear();
});
