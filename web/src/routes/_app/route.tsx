import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect, useNavigate } from '@tanstack/react-router';
import { needsSecondFactor } from '../../features/session/needs-second-factor.ts';
import type { CheckoutReturn } from '../../features/payments/return-notice.ts';
import { useReturnNotice } from '../../features/payments/use-return-notice.ts';
import { SessionGate } from '../../features/session/session-gate.tsx';
import { AppShell } from '../../features/shell/app-shell.tsx';
import { readSession } from '../../lib/session.ts';
import { rememberNextPage } from '../../lib/next-page.ts';
import { queryClient } from '../../lib/query-client.ts';
import { FullScreenSpinner } from '../../ui/full-screen-spinner.tsx';

export const Route = createFileRoute('/_app')({
  ssr: false,
  // What a checkout comes back with, on whatever screen.
  validateSearch: ({ upgraded, success, checkout }): CheckoutReturn => ({
    ...(typeof upgraded === 'string' ? { upgraded, success: success === true } : {}),
    ...(typeof checkout === 'string' ? { checkout } : {}),
  }),
  pendingMs: 0,
  pendingComponent: FullScreenSpinner,
  beforeLoad: async ({ location }) => {
    const session = await readSession();
    // What a mailed link or another service has to say stands behind the #; home shows it, and so does the account page.
    const isSaid = /(^|&)(error|message)=/.test(location.hash);
    if (session && (!isSaid || location.pathname === '/account')) {
      const user = { id: session.user.id, email: session.user.email ?? '' };
      return { user, needsSecondFactor: needsSecondFactor(session) };
    }
    rememberNextPage(isSaid ? location.pathname : location.href);
    throw redirect({ href: isSaid ? `/#${location.hash}` : '/', reloadDocument: true });
  },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: SignedInLayout,
});

function SignedInLayout() {
  const { user, needsSecondFactor: isHalfWay } = Route.useRouteContext();
  return (
    <QueryClientProvider client={queryClient}>
      <SessionGate key={user.id} user={user} isHalfWay={isHalfWay}>
        <AppShell user={user}>
          <ReturnNotice />
          <Outlet />
        </AppShell>
      </SessionGate>
    </QueryClientProvider>
  );
}

function ReturnNotice() {
  const navigate = useNavigate();
  const clean = () =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, upgraded: undefined, success: undefined, checkout: undefined }),
      replace: true,
      resetScroll: false,
    });
  useReturnNotice(Route.useSearch(), clean);
  return null;
}
