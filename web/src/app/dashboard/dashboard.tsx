import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Dashboard as DashboardData } from '@whetstone/contract';
import { lazy, Suspense } from 'react';
import { accountQuery } from '../../lib/api/account.ts';
import { dashboardQuery } from '../../lib/api/dashboard.ts';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
import { PaymentDueNotice } from '../../shared/payments/payment-due-notice.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ActivityFeed } from './activity-feed.tsx';
import { activityRows } from './activity-words.ts';
import { DayChart } from './day-chart.tsx';
import { FiguresInWords } from './figures-in-words.tsx';
import { Insights } from './insights.tsx';
import { UpgradeBanner } from './upgrade-banner.tsx';
import { UsagePanel } from './usage-panel.tsx';

// Only where there is room for it.
const ToTakeUp = lazy(() => import('../../shared/library-cards/to-take-up.tsx'));

export function Dashboard() {
  const account = useQuery(accountQuery);
  const { data, error, refetch } = useQuery(dashboardQuery);
  if (account.data?.profile === null) return <CompleteRegistration />;
  const isNew = data !== undefined && hasNothing(data);
  const hasWords = !isNew && !error;
  return (
    <div className="page max-w-[76rem]">
      <header className="page-head">
        <h1>Dashboard</h1>
        {hasWords && <FiguresInWords dashboard={data} />}
        <div className="page-head-acts">
          <Link
            to="/generator"
            className={buttonClasses(
              // Over quota the next act is another one.
              data?.usage.remaining === 0 ? 'secondary' : 'primary',
              'small',
              'page-act',
            )}
          >
            New Prompt
          </Link>
        </div>
      </header>
      {account.data?.profile && <PaymentDueNotice />}
      {error && (
        <div>
          <FailedRead error={error} title="Your dashboard didn’t load" onRetry={refetch}>
            The prompters and your saved prompts work without it.
          </FailedRead>
          <Suspense>
            <ToTakeUp of="all" />
          </Suspense>
        </div>
      )}
      {(data || !error) && <Figures dashboard={data} />}
    </div>
  );
}

/** Nothing was written, saved or starred yet: there is nothing to count. */
const hasNothing = ({ activity, figures }: DashboardData) =>
  activity.length === 0 && figures.total_prompts + figures.favorites === 0;

/** Below so few the rest of the screen is free for what can be taken up. */
const fewRows = 8;

/** What happened on the left, row by row; what is left and what to go on with on the right, on a phone around it. */
const Figures = ({ dashboard }: { dashboard: DashboardData | undefined }) => (
  <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22.25rem]">
    <div className="flex flex-col gap-10 max-lg:contents lg:col-start-2 lg:row-start-1">
      <div className="flex flex-col gap-4">
        <UsagePanel dashboard={dashboard} />
        <UpgradeBanner dashboard={dashboard} />
      </div>
      {!(dashboard && hasNothing(dashboard)) && (
        <div className="flex flex-col gap-10 max-lg:order-last">
          <Insights dashboard={dashboard} />
          <DayChart days={dashboard?.usage_by_day} />
        </div>
      )}
    </div>
    <div className="min-w-0 max-lg:contents">
      <ActivityFeed activity={dashboard?.activity} />
      {dashboard && activityRows(dashboard.activity).length < fewRows && (
        <div className="max-lg:order-last">
          <Suspense>
            <ToTakeUp of="others" />
          </Suspense>
        </div>
      )}
    </div>
  </div>
);

const CompleteRegistration = () => (
  <div className="page">
    <header className="page-head">
      <h1>Dashboard</h1>
    </header>
    <EmptyState
      title="Complete Your Registration"
      action={
        <a href="/pricing" className={buttonClasses('primary')}>
          Choose Your Plan
        </a>
      }
    >
      Your account has no plan yet. Choose one to see your stats here.
    </EmptyState>
  </div>
);
