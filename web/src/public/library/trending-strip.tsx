import type { LibraryCard } from '@whetstone/contract';

export interface TrendingStripProps {
  title: 'Trending' | 'New';
  prompts: readonly Pick<LibraryCard, 'id' | 'title'>[];
}

/** What was voted for lately; where nothing was, the latest of the community, and it is called that. */
export const TrendingStrip = ({ title, prompts }: TrendingStripProps) =>
  prompts.length > 0 && (
    <section
      aria-labelledby="trending"
      className="mb-2 grid gap-x-8 border-y border-hairline py-2 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center"
    >
      <h2 id="trending" className="text-13 text-mute">
        {title}
      </h2>
      <ul className="grid gap-x-8 sm:auto-cols-fr sm:grid-flow-col">
        {prompts.map(({ id, title: name }) => (
          <li key={id} className="min-w-0">
            <h3 dir="auto" className="truncate display text-18">
              <a href={`/library/${id}`} className="hover:text-mark pointer-coarse:leading-[2.75rem]">
                {name}
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
