import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../features/account/account-page.tsx';

export const Route = createFileRoute('/_app/account')({
  head: () => ({ meta: [{ title: 'Account · Whetstone' }] }),
  component: AccountRoute,
});

function AccountRoute() {
  const { user } = Route.useRouteContext();
  return <AccountPage key={user.id} email={user.email} />;
}
