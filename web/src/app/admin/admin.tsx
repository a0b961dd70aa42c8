import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { accountQuery } from '../../lib/api/account.ts';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Awaited } from '../../ui/awaited.tsx';
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
      <div className="page">
        <FailedRead error={account.error} title="Your account didn’t load" onRetry={account.refetch} />
      </div>
    );
  if (!account.data)
    return (
      <div className="page">
        <header className="page-head">
          <h1>Admin</h1>
          <div className="page-head-words">
            <Awaited className="h-8 max-w-xl" />
          </div>
        </header>
      </div>
    );
  if (!account.data.is_admin) return <AccessDenied email={email} />;
  return (
    <div className="page">
      <header className="page-head">
        <h1>Admin</h1>
        <AdminInWords />
      </header>
      <div className="max-w-lg">
        <SegmentedControl
          label="Section"
          isLabelHidden
          options={adminTabs}
          value={tab}
          onChoose={(value) => onSearch({ tab: value === 'overview' ? undefined : value, search: undefined })}
        />
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
  <Link to={to} className="-my-3 inline-flex min-h-11 items-center text-act sm:my-0 sm:min-h-6">
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
  <div className="page">
    <header className="page-head">
      <h1>Admin</h1>
    </header>
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
