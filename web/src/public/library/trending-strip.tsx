import type { LibraryFacets } from '@whetstone/contract';

const shown = 3;

/** What was voted for lately; where nothing was, the latest of the community, and it is called that. */
export function TrendingStrip({ trending, trending_by }: Pick<LibraryFacets, 'trending' | 'trending_by'>) {
  const prompts = trending.filter(({ is_template }) => trending_by === 'votes' || !is_template);
  if (prompts.length === 0) return null;
  return (
    <section aria-labelledby="trending" className="mb-10">
      <h2 id="trending" className="pb-3 text-16 font-medium">
        {trending_by === 'votes' ? 'Trending' : 'New'}
      </h2>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
        {prompts.slice(0, shown).map(({ id, title, category }) => (
          <li key={id} className="min-w-0 border-t border-ink pt-3">
            <h3 dir="auto" className="line-clamp-2 display text-20 wrap-anywhere">
              <a href={`/library/${id}`} className="hover:text-mark">
                {title}
              </a>
            </h3>
            <p className="mt-1 truncate text-13 text-mute">
              <bdi>{category}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
