import { Link } from '@tanstack/react-router';
import type { Dashboard } from '@whetstone/contract';
import { Awaited } from '../../ui/awaited.tsx';

/** What the figures suggest to do next. Numbered like notes in a margin. */
export function Insights({ dashboard }: { dashboard: Dashboard | undefined }) {
  const insights = dashboard?.insights;
  // The activity's place says how to begin.
  if (dashboard?.activity.length === 0) return undefined;
  return (
    <section aria-labelledby="insights" className="min-w-0">
      <h2 id="insights" className="border-b border-hairline pb-2 text-14 font-medium">
        What to do next
      </h2>
      {!insights && <Awaited className="my-2 h-10 w-48" />}
      {dashboard?.insights.length === 0 && <GoOn activity={dashboard.activity} />}
      <ol>
        {insights?.map(({ id, text, action, href }, index) => (
          <li key={id} className="flex gap-3 border-b border-hairline py-2 text-13 last:border-b-0">
            {insights.length > 1 && (
              <span aria-hidden="true" className="w-2 flex-none font-semibold text-mark tabular">
                {index + 1}
              </span>
            )}
            <span className="min-w-0 wrap-anywhere">
              {text}{' '}
              <a href={href} className="text-ink underline underline-offset-4">
                {action}
              </a>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const look = 'text-ink underline underline-offset-4';

/** Where no figure suggests anything: the prompt that was worked on last. */
function GoOn({ activity }: { activity: Dashboard['activity'] }) {
  const last = activity.find((entry) => 'prompt_id' in entry);
  return (
    <p className="py-2 text-13 text-mute">
      {last ? (
        <>
          Refine your latest prompt,{' '}
          <Link to="/user-library" search={{ edit: last.prompt_id }} className={look}>
            <bdi>{last.title}</bdi>
          </Link>
          .
        </>
      ) : (
        <>
          Find a popular prompt in the{' '}
          <a href="/prompt-library" className={look}>
            library
          </a>
          .
        </>
      )}
    </p>
  );
}
