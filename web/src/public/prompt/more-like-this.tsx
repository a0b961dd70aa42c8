import type { LibraryCard } from '@whetstone/contract';
import { PageSection } from '../parts/page-section.tsx';

/** Prompts that share the most with the one above. */
export const MoreLikeThis = ({
  prompts,
}: {
  prompts: readonly Pick<LibraryCard, 'id' | 'title' | 'category'>[];
}) =>
  prompts.length > 0 && (
    <PageSection title="More like this" size="small">
      <ul className="grid gap-x-8 sm:grid-cols-2">
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
    </PageSection>
  );
