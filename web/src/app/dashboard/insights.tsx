import type { Dashboard } from '@whetstone/contract';
import { lazy, Suspense } from 'react';
import { Awaited } from '../../ui/awaited.tsx';

const LatestPrompt = lazy(async () => ({ default: (await import('./latest-prompt.tsx')).LatestPrompt }));

/** What the figures suggest to do next. Numbered like notes in a margin. */
export function Insights({ dashboard }: { dashboard: Dashboard | undefined }) {
  const insights = dashboard?.insights;
  return (
    <section aria-labelledby="insights" className="min-w-0">
      <h2 id="insights" className="part-head text-14 font-medium">
        What to do next
      </h2>
      {!insights && (
        <div className="flex h-32 flex-col gap-4 py-4">
          <Awaited className="h-3 w-40" />
          <Awaited className="mt-2 h-3" />
          <Awaited className="h-3 w-4/5" />
        </div>
      )}
      {dashboard?.insights.length === 0 && <GoOn activity={dashboard.activity} />}
      <ol>
        {insights?.map(({ id, text, action, href }, index) => (
          <li key={id} className="flex gap-3 border-b border-hairline py-3 text-13 last:border-b-0">
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

/** Where no figure suggests anything: the prompt that was worked on last. */
function GoOn({ activity }: { activity: Dashboard['activity'] }) {
  const last = activity.find((entry) => 'prompt_id' in entry);
  if (last)
    return (
      <Suspense fallback={<div className="h-30" />}>
        <LatestPrompt id={last.prompt_id} title={last.title} />
      </Suspense>
    );
  return (
    <p className="py-3 text-13 text-mute">
      Find a popular prompt in the{' '}
      <a href="/prompt-library" className="text-ink underline underline-offset-4">
        library
      </a>
      .
    </p>
  );
}
