import type { Insight } from '@whetstone/contract';

/** What the figures suggest to do next. Numbered like notes in a margin. */
export function Insights({ insights }: { insights: readonly Insight[] | undefined }) {
  return (
    <section aria-labelledby="insights" className="min-w-0">
      <h2 id="insights" className="border-b border-hairline pb-2 text-14 font-medium">
        What to do next
      </h2>
      {insights?.length === 0 && (
        <p className="py-2.5 text-13 text-mute">
          Find a popular prompt in the{' '}
          <a href="/prompt-library" className="text-ink underline underline-offset-4">
            library
          </a>
          .
        </p>
      )}
      <ol>
        {insights?.map(({ id, text, action, href }, index) => (
          <li key={id} className="flex gap-3 border-b border-hairline py-2 text-13 last:border-b-0">
            <span aria-hidden="true" className="font-semibold text-mark tabular">
              {index + 1}
            </span>
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
