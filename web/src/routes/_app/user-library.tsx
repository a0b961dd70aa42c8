import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type LibrarySearch, parseLibrarySearch } from '../../app/my-library/library-search.ts';
import { MyLibrary } from '../../app/my-library/my-library.tsx';

export const Route = createFileRoute('/_app/user-library')({
  validateSearch: parseLibrarySearch,
  head: () => ({ meta: [{ title: 'My Prompts · Whetstone' }] }),
  component: UserLibraryPage,
});

function UserLibraryPage() {
  const navigate = Route.useNavigate();
  const onFilter = useCallback(
    (change: LibrarySearch) =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false }),
    [navigate],
  );
  const { user } = Route.useRouteContext();
  return <MyLibrary userId={user.id} filters={Route.useSearch()} onFilter={onFilter} />;
}
