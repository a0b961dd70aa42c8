import type { LibraryCard } from '@whetstone/contract';

export interface TrendingStripProps {
  title: 'Trending' | 'New';
  prompts: readonly Pick<LibraryCard, 'id' | 'title' | 'category'>[];
}

/** What was voted for lately; where nothing was, the latest of the community, and it is called that. */
export const TrendingStrip = ({ title, prompts }: TrendingStripProps) =>
  prompts.length > 0 && (
    <section aria-labelledby="trending" className="mb-6">
      <h2 id="trending" className="pb-2 text-14 text-mute">
        {title}
      </h2>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
        {prompts.map(({ id, title: name, category }) => (
          <li key={id} className="min-w-0 border-t border-ink pt-2">
            <h3 dir="auto" className="truncate display text-18">
              <a href={`/library/${id}`} className="hover:text-mark">
                {name}
              </a>
            </h3>
            <p className="truncate text-12 text-mute">
              <bdi>{category}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
