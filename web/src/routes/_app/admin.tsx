import { createFileRoute } from '@tanstack/react-router';
import { Admin } from '../../app/admin/admin.tsx';
import { type AdminSearch, parseAdminSearch } from '../../app/admin/admin-search.ts';

export const Route = createFileRoute('/_app/admin')({
  validateSearch: parseAdminSearch,
  head: () => ({ meta: [{ title: 'Admin · Whetstone' }] }),
  component: AdminPage,
});

function AdminPage() {
  const navigate = Route.useNavigate();
  const { user } = Route.useRouteContext();
  const onSearch = (change: AdminSearch) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });
  return <Admin email={user.email} search={Route.useSearch()} onSearch={onSearch} />;
}
