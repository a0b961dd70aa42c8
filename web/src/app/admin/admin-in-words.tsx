import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { adminFiguresQuery } from '../../lib/api/admin.ts';
import { Awaited } from '../../ui/awaited.tsx';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')}\u00A0${count === 1 ? one : many}`;

/** How the service stands, in one sentence; each underlined word leads to the part where it is looked into. Nothing where the figures cannot be read: they say so themselves. */
export function AdminInWords() {
  const { data, isPending } = useQuery(adminFiguresQuery);
  if (isPending)
    return (
      <div className="page-head-words">
        <Awaited className="h-8 max-w-xl" />
      </div>
    );
  if (!data) return null;
  const { people, people_new_this_month, open_reports } = data;
  return (
    <p className="page-head-words display text-20 text-balance tabular sm:text-28/8">
      <Link to="/admin" search={{ tab: 'users' }} resetScroll={false} className="text-link">
        {counted(people, 'person', 'people')}
      </Link>
      , {people_new_this_month.toLocaleString('en-US')} new this month.{' '}
      <Link to="/admin" search={{ tab: 'reports' }} resetScroll={false} className="text-link">
        {open_reports === 0 ? 'No reports' : counted(open_reports, 'report', 'reports')}
      </Link>{' '}
      {open_reports === 1 ? 'is' : 'are'} open.
    </p>
  );
}
