import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { accountQuery } from '../../lib/api/account.ts';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
import { PaymentDueNotice } from '../../shared/payments/payment-due-notice.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Awaited } from '../../ui/awaited.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import type { AccountSearch } from './account-search.ts';
import { AccountSection } from './account-section.tsx';
import { DataSection } from './data/data-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Skeleton } from './skeleton.tsx';
import { AccountInWords } from './subscription/account-in-words.tsx';
import { takeLinkMessage } from './take-link-message.ts';

const SubscriptionSection = lazy(async () => ({
  default: (await import('./subscription/subscription-section.tsx')).SubscriptionSection,
}));

const AccountParts = lazy(async () => ({
  default: (await import('./account-parts.tsx')).AccountParts,
}));

const SuspensionBox = lazy(async () => ({
  default: (await import('./suspension-box.tsx')).SuspensionBox,
}));

const ModelKeySection = lazy(async () => ({
  default: (await import('./access-sections.ts')).ModelKeySection,
}));

const PublicName = lazy(async () => ({
  default: (await import('./access-sections.ts')).PublicName,
}));

const SecuritySection = lazy(async () => ({
  default: (await import('./access-sections.ts')).SecuritySection,
}));

export interface AccountPageProps {
  email: string;
  search: AccountSearch;
  onSearch: (search: AccountSearch) => void;
}

export function AccountPage({ email, search, onSearch }: AccountPageProps) {
  const account = useQuery(accountQuery);
  const [said] = useState(takeLinkMessage);
  const profile = account.data?.profile;
  return (
    <div className="page max-w-[76rem]">
      <header className="page-head">
        <h1>Account</h1>
        {profile && account.data && <AccountInWords account={account.data} />}
        {account.isPending && (
          <div className="page-head-words">
            <Awaited className="h-8 max-w-xl" />
          </div>
        )}
      </header>
      {profile && <PaymentDueNotice />}
      {account.data?.suspension && (
        <Suspense>
          <SuspensionBox suspension={account.data.suspension} />
        </Suspense>
      )}
      {said && <MessageBox look={said.look}>{said.text}</MessageBox>}
      {account.error && !account.data && (
        <FailedRead error={account.error} title="Your plan didn’t load" onRetry={account.refetch}>
          In the meantime, you can still change your password, end sessions and export your data.
        </FailedRead>
      )}
      {account.data && !profile && (
        <EmptyState
          title="Complete Your Registration"
          action={
            <a href="/pricing" className={buttonClasses('primary')}>
              Choose Your Plan
            </a>
          }
        >
          Your account {email} has no plan yet. Choose one to start (the free plan works too).
        </EmptyState>
      )}
      <div className="grid items-start gap-x-10 gap-y-10 lg:pt-2 lg:grid-cols-[10rem_minmax(0,1fr)]">
        <div className="max-lg:min-h-11 lg:sticky lg:top-20">
          <Suspense>
            <AccountParts hasProfile={profile !== null && profile !== undefined} />
          </Suspense>
        </div>
        <div className="flex min-w-0 flex-col gap-10 sm:gap-12">
          {(profile || account.isPending) && (
            <AccountSection id="profile" title="Profile" intro="Others never see your email.">
              {profile ? <ProfileForm key={profile.id} profile={profile} /> : <Skeleton lines={3} />}
              {profile && (
                <Suspense fallback={<Skeleton lines={1} />}>
                  <PublicName />
                </Suspense>
              )}
            </AccountSection>
          )}
          {(profile || account.isPending) && (
            <AccountSection id="subscription" title="Subscription" intro="Your plan and this month’s usage.">
              {account.data ? (
                <Suspense fallback={<Skeleton lines={4} />}>
                  <SubscriptionSection account={account.data} search={search} onSearch={onSearch} />
                </Suspense>
              ) : (
                <Skeleton lines={4} />
              )}
            </AccountSection>
          )}
          {profile && (
            <Suspense fallback={<Skeleton lines={1} />}>
              <ModelKeySection />
            </Suspense>
          )}
          <AccountSection
            id="security"
            title="Security"
            intro="How you sign in, and where you are signed in now."
          >
            <Suspense fallback={<Skeleton lines={5} />}>
              <SecuritySection />
            </Suspense>
          </AccountSection>
          <DataSection email={email} />
        </div>
      </div>
    </div>
  );
}
