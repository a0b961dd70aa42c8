import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { latestPrompts, promptsKey } from '../../lib/api/prompts.ts';
import { withoutBraces } from '../../lib/blank-in-words.ts';
import { dayOrTime } from '../../lib/day-or-time.ts';

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
      <h2 id="last-changed" className="pb-2 text-14 font-medium">
        Recently changed
      </h2>
      <ul className="ruled-rows">
        {data.items.map(({ id, title, prompt_text, updated_at }) => (
          <li key={id} className="ruled-row hover:bg-surface">
            <Link
              to="/user-library"
              search={{ open: id }}
              className="flex h-10 items-center gap-4 rounded-control px-2 -outline-offset-2 pointer-coarse:h-12"
            >
              <span className="min-w-0 truncate text-14 font-medium text-ink flex-1 sm:max-w-[17rem]">
                {title}
              </span>
              <span aria-hidden="true" className="min-w-0 flex-1 truncate text-13 text-mute max-sm:hidden">
                {withoutBraces(prompt_text.slice(0, beginning))}
              </span>
              <time dateTime={updated_at} className="flex-none text-12 text-mute tabular">
                {dayOrTime(updated_at)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
