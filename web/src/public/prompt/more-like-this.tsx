import type { LibraryCard } from '@whetstone/contract';

/** Prompts that share the most with the one above. */
export const MoreLikeThis = ({
  prompts,
}: {
  prompts: readonly Pick<LibraryCard, 'id' | 'title' | 'category'>[];
}) =>
  prompts.length > 0 && (
    <section aria-labelledby="similar">
      <h2 id="similar" className="pb-2 text-14 font-medium">
        More like this
      </h2>
      <ul className="border-b border-hairline">
        {prompts.map(({ id, title, category }) => (
          <li
            key={id}
            className="relative flex min-h-11 min-w-0 items-center gap-x-3 border-t border-hairline max-sm:flex-col max-sm:items-stretch max-sm:py-2"
          >
            <h3 dir="auto" className="min-w-0 flex-1 truncate text-14 font-medium">
              <a href={`/library/${id}`} className="after:absolute after:inset-0 hover:text-mark">
                {title}
              </a>
            </h3>
            <p className="flex-none text-13 text-mute">
              <bdi>{category}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
