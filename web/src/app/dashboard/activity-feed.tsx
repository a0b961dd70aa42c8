import { Link } from '@tanstack/react-router';
import type { Activity } from '@whetstone/contract';
import { momentInWords } from '../../lib/moment-in-words.ts';
import { FirstSteps } from '../../shared/first-steps/first-steps.tsx';
import { Awaited } from '../../ui/awaited.tsx';
import { activityRows, activityWords } from './activity-words.ts';

/** What happened of late, the newest first; undefined while it is on its way. */
export function ActivityFeed({ activity }: { activity: readonly Activity[] | undefined }) {
  return (
    <section aria-labelledby="activity" className="min-h-72 min-w-0">
      <h2 id="activity" className="pb-2 text-16 font-medium">
        Activity
      </h2>
      {activity?.length === 0 && (
        <div className="border-t border-hairline pt-3">
          <p className="text-14 text-mute">
            No activity yet. What you generate, save and publish will show up here, along with the votes it
            gets.
          </p>
          <FirstSteps />
        </div>
      )}
      {!activity && (
        <div className="border-t border-hairline">
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <div key={row} className="flex h-10 items-center border-b border-hairline">
              <Awaited className="h-3 w-64 max-w-full" />
            </div>
          ))}
        </div>
      )}
      <ul className="border-t border-hairline empty:hidden">
        {activity &&
          activityRows(activity).map(({ activity: entry, count }) => (
            <li
              key={`${entry.kind} ${entry.at} ${'prompt_id' in entry ? entry.prompt_id : ''}`}
              className="flex min-h-10 items-center gap-3 border-b border-hairline py-1 text-14"
            >
              <span className="min-w-0 flex-1 truncate">
                {activityWords({ activity: entry, count })}{' '}
                {'prompt_id' in entry && (
                  <Link
                    to="/user-library"
                    search={{ edit: entry.prompt_id }}
                    className="text-ink underline-offset-4 hover:underline"
                  >
                    <bdi>{entry.title}</bdi>
                  </Link>
                )}
              </span>
              <time dateTime={entry.at} className="flex-none text-13 text-mute tabular">
                {momentInWords(entry.at)}
              </time>
            </li>
          ))}
      </ul>
    </section>
  );
}
