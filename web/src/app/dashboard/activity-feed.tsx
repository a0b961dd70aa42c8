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

/** Rows of each day, that fill the first screen. */
const awaitedDays = [1, 5, 5, 3] as const;

/** What happened of late, the newest first; undefined while it is on its way. */
export function ActivityFeed({ activity }: { activity: readonly Activity[] | undefined }) {
  const [isWhole, setIsWhole] = useState(false);
  const days = activityDays(activityRows(activity ?? []));
  const rows = days.flatMap(({ rows: ofDay }) => ofDay);
  const placeOf = (row: ActivityRow | undefined) => (row ? rows.indexOf(row) : 0);
  const later = isWhole ? '' : 'max-lg:hidden';
  return (
    <section
      aria-label="Activity"
      className={`min-w-0 ${activity?.length === 0 ? 'max-lg:order-first' : ''}`}
    >
      <h2 className="part-head text-14 font-medium">Activity</h2>
      {activity?.length === 0 && <NothingYet />}
      {!activity &&
        awaitedDays.map((count, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- days on their way have nothing else
          <div key={at} aria-hidden="true">
            <div className="flex h-8 items-end pb-2">
              <Awaited className="h-2 w-20" />
            </div>
            <div className="border-t border-hairline">
              {Array.from({ length: count }, (_, row) => (
                <div key={row} className="flex h-(--row-one) items-center border-b border-hairline">
                  <Awaited className="mr-10 h-3 w-12" />
                  <Awaited className="mr-auto h-3 w-48 max-w-[40%]" />
                  <Awaited className="h-3 w-14" />
                </div>
              ))}
            </div>
          </div>
        ))}
      {days.map(({ day, rows: ofDay }) => (
        <div key={day} className={placeOf(ofDay[0]) < shownAtFirst ? '' : later}>
          <h3 className="pt-3 pb-1 text-12 text-mute">{day}</h3>
          <ul className="border-t border-hairline">
            {ofDay.map((row) => (
              <Act key={keyOf(row)} row={row} className={placeOf(row) < shownAtFirst ? '' : later} />
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
      className={`flex h-(--row-one) items-baseline gap-4 border-b border-hairline text-14 leading-(--row-one) ${className}`}
    >
      <span className="line-clamp-1 flex-1 tabular">
        <span className="inline-block min-w-22 text-mute">
          {row.run === 0 ? <span className="sr-only">{act}</span> : act}
        </span>{' '}
        {to}
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
  // It stands under the rule of its heading.
  <div className="*:max-w-none *:border-t-0">
    <EmptyState title="No activity yet">
      Everything you generate, save or publish shows up here, with the votes it gets. Three ways to get
      started:
    </EmptyState>
    <FirstSteps />
  </div>
);
