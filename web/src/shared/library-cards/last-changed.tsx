import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { latestPrompts, promptsKey } from '../../lib/api/prompts.ts';
import { dayOrTime } from '../../lib/day-or-time.ts';
import { BeginningOnALine, TitleOnALine } from './beginning.tsx';

const shown = 6;
const beginning = 160;

/** Own prompts to go on with where there is nothing else to show. */
export function LastChanged() {
  const { data } = useQuery({
    queryKey: [...promptsKey, 'latest', shown],
    queryFn: ({ signal }) => latestPrompts(shown, signal),
  });
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="last-changed" className="pt-6">
      <div className="rows-head">
        <h2 id="last-changed">Recently changed</h2>
      </div>
      <ul className="ruled-rows @container">
        {data.items.map(({ id, title, category, tags, prompt_text, updated_at }) => (
          <li key={id} className="ruled-row hover:bg-surface">
            <Link
              to="/user-library"
              search={{ open: id }}
              className="library-row rounded-control -outline-offset-2"
            >
              <span className="library-row-name">
                <span className="block text-14 font-medium text-ink">
                  <TitleOnALine title={title} />
                </span>
                <span className="library-row-category block truncate text-12 text-mute">{category}</span>
              </span>
              <span aria-hidden="true" className="library-row-words">
                <BeginningOnALine text={prompt_text.slice(0, beginning)} />
              </span>
              <span className="library-row-tags truncate text-12 text-mute">{tags.join(', ')}</span>
              {/* As wide as the acts of rows of the library that stand below. */}
              <time
                dateTime={updated_at}
                className="w-35 text-right text-12 text-mute tabular @max-[30rem]:w-auto"
              >
                {dayOrTime(updated_at)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
