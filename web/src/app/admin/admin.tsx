import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { accountQuery } from '../../lib/api/account.ts';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { ActionLog } from './logs/action-log.tsx';
import { AdminInWords } from './admin-in-words.tsx';
import { type AdminSearch, adminTabs } from './admin-search.ts';
import { NamedRows } from './named-rows.tsx';
import { Overview } from './overview.tsx';
import { Reports } from './reports/reports.tsx';
import { SecurityLog } from './logs/security-log.tsx';
import { Users } from './users.tsx';

export interface AdminProps {
  email: string;
  search: AdminSearch;
  onSearch: (change: AdminSearch) => void;
}

/** The server decides who is an admin and refuses every call of others; this screen only says so. */
export function Admin({
  email,
  search: { search = '', tab = search === '' ? 'overview' : 'users' },
  onSearch,
}: AdminProps) {
  const account = useQuery(accountQuery);
  if (account.error && !account.data)
    return (
      <div className="p-7">
        <FailedRead error={account.error} title="Your account didn’t load" onRetry={account.refetch} />
      </div>
    );
  if (!account.data)
    return (
      <div className="px-4 py-6 sm:px-7">
        <h1 className="text-14 text-mute">Admin</h1>
      </div>
    );
  if (!account.data.is_admin) return <AccessDenied email={email} />;
  return (
    <div className="flex flex-col gap-6 px-4 py-6 sm:px-7">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 className="mb-1 text-14 text-mute sm:mb-2">Admin</h1>
          <AdminInWords />
        </div>
        <div className="w-full max-w-lg">
          <SegmentedControl
            label="Section"
            isLabelHidden
            options={adminTabs}
            value={tab}
            onChoose={(value) =>
              onSearch({ tab: value === 'overview' ? undefined : value, search: undefined })
            }
          />
        </div>
      </div>
      {tab === 'overview' && <Overview />}
      {tab === 'users' && (
        <Users search={search} ownEmail={email} onSearch={(text) => onSearch({ tab, search: text })} />
      )}
      {tab === 'reports' && <Reports />}
      {tab === 'log' && <ActionLog />}
      {tab === 'security' && <SecurityLog />}
    </div>
  );
}

const pageLink = (to: '/user-library' | '/prompt-library' | '/account', name: string) => (
  <Link to={to} className="inline-flex min-h-6 items-center text-act pointer-coarse:min-h-11">
    {name}
  </Link>
);
const open = [
  { name: pageLink('/user-library', 'My Prompts'), about: 'What you saved, with its versions.' },
  {
    name: pageLink('/prompt-library', 'Prompt Library'),
    about: 'Templates and prompts that others published.',
  },
  { name: pageLink('/account', 'Account'), about: 'Your plan, your sign-in and your data.' },
];

const AccessDenied = ({ email }: { email: string }) => (
  <div className="flex flex-col gap-6 px-4 py-6 sm:px-7">
    <h1 className="display text-28">Admin</h1>
    <div>
      <EmptyState
        title="Access Denied"
        action={
          <Link to="/dashboard" className={buttonClasses('primary')}>
            Go to dashboard
          </Link>
        }
      >
        You don't have admin privileges. Ask an admin to give you access.{' '}
        <span className="block">Current user: {email}</span>
      </EmptyState>
      <NamedRows title="Where you can go" rows={open} />
    </div>
  </div>
);
