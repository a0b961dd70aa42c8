import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { Library } from '../../app/library/library.tsx';
import { type LibrarySearch, parseLibrarySearch } from '../../shared/library-cards/library-search.ts';

export const Route = createFileRoute('/_app/prompt-library')({
  validateSearch: parseLibrarySearch,
  head: () => ({ meta: [{ title: 'Prompt Library · Whetstone' }] }),
  component: LibraryPage,
});

function LibraryPage() {
  const navigate = Route.useNavigate();
  const onFilter = useCallback(
    (change: LibrarySearch) =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false }),
    [navigate],
  );
  const onClosePrompt = () =>
    void navigate({ search: (before) => ({ ...before, prompt: undefined }), resetScroll: false });
  return <Library search={Route.useSearch()} onFilter={onFilter} onClosePrompt={onClosePrompt} />;
}
