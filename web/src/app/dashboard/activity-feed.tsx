import { Link } from '@tanstack/react-router';
import type { Activity } from '@whetstone/contract';
import { dayInWords } from '../../lib/day-in-words.ts';
import { momentInWords } from '../../lib/moment-in-words.ts';
import { FirstSteps } from '../../shared/first-steps/first-steps.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Awaited } from '../../ui/awaited.tsx';
import { activityRows, activityWords } from './activity-words.ts';

/** Rows that fill the first screen. */
const awaitedRows = Array.from({ length: 14 }, (_, row) => row);

/** What happened of late, the newest first; undefined while it is on its way. */
export function ActivityFeed({ activity }: { activity: readonly Activity[] | undefined }) {
  return (
    <section
      aria-label="Activity"
      className={`min-w-0 ${activity?.length === 0 ? 'max-lg:order-first' : ''}`}
    >
      {activity?.length === 0 ? (
        <NothingYet />
      ) : (
        <h2 className="border-b border-hairline pb-2 text-14 font-medium">Activity</h2>
      )}
      {!activity &&
        awaitedRows.map((row) => (
          <div key={row} className="flex h-9 items-center justify-between border-b border-hairline">
            <Awaited className="h-3 w-64 max-w-[60%]" />
            <Awaited className="h-3 w-24" />
          </div>
        ))}
      <ul className="empty:hidden">
        {activity &&
          activityRows(activity).map(({ activity: entry, count }, at, rows) => (
            <li
              key={`${entry.kind} ${entry.at} ${'prompt_id' in entry ? entry.prompt_id : ''}`}
              className="flex h-9 items-center gap-4 border-b border-hairline text-14 pointer-coarse:h-11"
            >
              <span className="min-w-0 flex-1 truncate tabular">
                <span className={'prompt_id' in entry ? 'inline-block min-w-20 text-mute' : ''}>
                  {activityWords({ activity: entry, count })}
                </span>{' '}
                {'prompt_id' in entry && (
                  <Link
                    to="/user-library"
                    search={{ edit: entry.prompt_id }}
                    className="text-ink underline-offset-4 hover:underline pointer-coarse:py-3"
                  >
                    <bdi>{entry.title}</bdi>
                  </Link>
                )}
              </span>
              <time dateTime={entry.at} className="flex-none text-right text-13 text-mute tabular">
                <Moment at={entry.at} before={rows[at - 1]?.activity.at} />
              </time>
            </li>
          ))}
      </ul>
    </section>
  );
}

const dayOf = (date: string) => dayInWords(date, { month: 'short' });

/** The day where it is another one than in the row above; the hour where there is room for it. */
function Moment({ at, before }: { at: string; before: string | undefined }) {
  const isSameDay = before !== undefined && dayOf(before) === dayOf(at);
  return (
    <>
      <span className="max-sm:hidden">{isSameDay ? hourOf(at) : momentInWords(at)}</span>
      <span className="sm:hidden">{!isSameDay && dayOf(at)}</span>
    </>
  );
}

const hourOf = (date: string) =>
  new Date(date).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

const NothingYet = () => (
  <>
    <EmptyState title="No activity yet">
      Everything you generate, save or publish shows up here, with the votes it gets. Three ways to get
      started:
    </EmptyState>
    <FirstSteps />
  </>
);
