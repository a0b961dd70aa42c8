import { Link } from '@tanstack/react-router';
import type { Activity } from '@whetstone/contract';
import { useState } from 'react';
import { FirstSteps } from '../../shared/first-steps/first-steps.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Awaited } from '../../ui/awaited.tsx';
import { Button } from '../../ui/button.tsx';
import { activityDays, type ActivityRow, activityRows, activityWords } from './activity-words.ts';

/** Rows in a narrow window, where more stands below them. */
const shownAtFirst = 8;

/** Rows that fill the first screen. */
const awaitedRows = Array.from({ length: 14 }, (_, row) => row);

/** What happened of late, the newest first; undefined while it is on its way. */
export function ActivityFeed({ activity }: { activity: readonly Activity[] | undefined }) {
  const [isWhole, setIsWhole] = useState(false);
  const rows = activityRows(activity ?? []);
  const later = isWhole ? '' : 'max-lg:hidden';
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
      {activityDays(rows).map(({ day, rows: ofDay }) => (
        <div key={day} className={ofDay.some((row) => rows.indexOf(row) < shownAtFirst) ? '' : later}>
          <h3 className="pt-3 pb-1 text-12 text-mute">{day}</h3>
          <ul className="border-t border-hairline">
            {ofDay.map((row) => (
              <Act key={keyOf(row)} row={row} className={rows.indexOf(row) < shownAtFirst ? '' : later} />
            ))}
          </ul>
        </div>
      ))}
      {rows.length > shownAtFirst && !isWhole && (
        <Button className="mt-4 w-full lg:hidden" onClick={() => setIsWhole(true)}>
          Show all activity
        </Button>
      )}
    </section>
  );
}

const keyOf = ({ activity }: ActivityRow) =>
  `${activity.kind} ${activity.at} ${'prompt_id' in activity ? activity.prompt_id : ''}`;

function Act({ row, className }: { row: ActivityRow; className: string }) {
  const { activity } = row;
  const { act, to } = activityWords(row);
  return (
    <li
      className={`flex h-9 items-center gap-4 border-b border-hairline text-14 pointer-coarse:h-11 ${className}`}
    >
      <span className="min-w-0 flex-1 truncate tabular">
        <span className="inline-block min-w-20 text-mute">{act}</span> {to}
        {'prompt_id' in activity && (
          <Link
            to="/user-library"
            search={{ edit: activity.prompt_id }}
            className="text-ink underline-offset-4 hover:underline pointer-coarse:py-3"
          >
            <bdi>{activity.title}</bdi>
          </Link>
        )}
      </span>
      <time dateTime={activity.at} className="flex-none text-right text-13 text-mute tabular">
        {hourOf(activity.at)}
      </time>
    </li>
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
