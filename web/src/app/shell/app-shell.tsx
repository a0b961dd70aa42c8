import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { accountQuery } from '../../lib/api/account.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { AccountOutageNotice } from './account-outage-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

// Hardly anybody ever sees it: not part of the first load.
const SuspensionNotice = lazy(async () => ({
  default: (await import('./suspension-notice.tsx')).SuspensionNotice,
}));

export interface ShellUser {
  id: string;
  email: string;
}

export function AppShell({ user, children }: { user: ShellUser; children: ReactNode }) {
  const account = useQuery(accountQuery);
  const person = {
    email: user.email,
    tier: account.data?.usage.tier,
    isAdmin: account.data?.is_admin ?? false,
  };
  return (
    <div className="grid min-h-dvh lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only z-30 bg-raised focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:p-3"
      >
        Skip to content
      </a>
      <Sidebar {...person} />
      <div className="flex min-w-0 flex-col">
        <TopBar {...person} />
        <OfflineNotice />
        <AccountOutageNotice />
        {account.data?.suspension && (
          <Suspense>
            <SuspensionNotice />
          </Suspense>
        )}
        <main
          id="content"
          // Not to be reached behind the menu of a narrow screen.
          className="flex min-h-0 flex-1 flex-col max-lg:[:has(#app-menu:not([hidden]))_&]:invisible"
        >
          {children}
        </main>
      </div>
      <Toasts />
    </div>
  );
}
