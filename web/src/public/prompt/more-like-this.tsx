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
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {prompts.map(({ id, title, category }) => (
          <li key={id} className="min-w-0 border-t border-hairline pt-3">
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
    </PageSection>
  );
