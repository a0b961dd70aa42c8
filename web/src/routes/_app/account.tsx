import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../app/account/account-page.tsx';
import { type AccountSearch, parseAccountSearch } from '../../app/account/account-search.ts';

export const Route = createFileRoute('/_app/account')({
  validateSearch: parseAccountSearch,
  head: () => ({ meta: [{ title: 'Account · Whetstone' }] }),
  component: AccountRoute,
});

function AccountRoute() {
  const navigate = Route.useNavigate();
  const { user } = Route.useRouteContext();
  const onSearch = (search: AccountSearch) => void navigate({ search, replace: true, resetScroll: false });
  return <AccountPage key={user.id} email={user.email} search={Route.useSearch()} onSearch={onSearch} />;
}
