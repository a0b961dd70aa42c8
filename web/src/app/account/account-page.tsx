import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { accountQuery } from '../../lib/api/account.ts';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
import { PaymentDueNotice } from '../../shared/payments/payment-due-notice.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
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
    <div className="flex max-w-[76rem] flex-col px-4 py-6 sm:px-7">
      <h1 className={profile || account.isPending ? 'mb-2 text-14 text-mute' : 'mb-5 display text-28'}>
        Account
      </h1>
      {profile && account.data && <AccountInWords account={account.data} />}
      {profile && (
        <div className="mb-6 empty:hidden">
          <PaymentDueNotice />
        </div>
      )}
      {account.data?.suspension && (
        <div className="mb-6">
          <Suspense>
            <SuspensionBox suspension={account.data.suspension} />
          </Suspense>
        </div>
      )}
      {account.isPending && (
        <div className="mb-8">
          <Skeleton lines={2} />
        </div>
      )}
      {said && (
        <div className="mb-6">
          <MessageBox look={said.look}>{said.text}</MessageBox>
        </div>
      )}
      {account.error && !account.data && (
        <div className="mb-8">
          <FailedRead error={account.error} title="Your plan didn’t load" onRetry={account.refetch}>
            In the meantime, you can still change your password, end sessions and export your data.
          </FailedRead>
        </div>
      )}
      {account.data && !profile && (
        <div className="mb-8">
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
        </div>
      )}
      <div className="grid items-start gap-x-10 lg:grid-cols-[10rem_minmax(0,1fr)]">
        <div className="sticky top-20 max-lg:hidden">
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
          <Suspense fallback={<Skeleton lines={5} />}>
            <SecuritySection />
          </Suspense>
          <DataSection email={email} />
        </div>
      </div>
    </div>
  );
}
