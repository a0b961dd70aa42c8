import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect, useNavigate } from '@tanstack/react-router';
import type { CheckoutReturn } from '../../app/checkout/return-notice.ts';
import { useReturnNotice } from '../../app/checkout/use-return-notice.ts';
import { SessionCheck } from '../../app/session/session-check.tsx';
import { SessionGate } from '../../app/session/session-gate.tsx';
import { AppShell } from '../../app/shell/app-shell.tsx';
import { sessionKey } from '../../config/storage-keys.ts';
import { readLinkValues } from '../../lib/link-values.ts';
import { needsSecondFactor } from '../../lib/needs-second-factor.ts';
import { noteSentAway, rememberNextPage } from '../../lib/next-page.ts';
import { queryClient } from '../../lib/query-client.ts';
import { readSessionForPage } from '../../lib/session.ts';
import { hasJustLeft } from '../../lib/sign-out.ts';

export const Route = createFileRoute('/_app')({
  ssr: false,
  // What a checkout comes back with, on whatever screen.
  validateSearch: ({ upgraded, success, checkout }): CheckoutReturn => ({
    ...(typeof upgraded === 'string' ? { upgraded, success: success === true } : {}),
    ...(typeof checkout === 'string' ? { checkout } : {}),
  }),
  pendingMs: 0,
  pendingComponent: SessionCheck,
  beforeLoad: async ({ location, cause }) => {
    const hadSession = localStorage.getItem(sessionKey) !== null;
    const session = await readSessionForPage(cause === 'stay');
    // What a mailed link or another service has to say stands behind the #; home shows it, and so does the account page.
    const isSaid =
      /(^|&)(error|error_code|message)=/.test(location.hash) ||
      /[?&](error|error_code)=/.test(location.searchStr);
    if (session && (!isSaid || location.pathname === '/account')) {
      const user = { id: session.user.id, email: session.user.email ?? '' };
      return { user, needsSecondFactor: needsSecondFactor(session) };
    }
    if (!isSaid) noteSentAway(hadSession && !hasJustLeft() ? 'session-ended' : 'needs-account');
    rememberNextPage(isSaid ? location.pathname : location.href);
    const said = readLinkValues({ hash: `#${location.hash}`, search: location.searchStr });
    throw redirect({ href: isSaid ? `/#${said}` : '/', reloadDocument: true });
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
