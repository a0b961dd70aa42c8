import type { AuthorPage as Author } from '@whetstone/contract';
import { buttonClasses } from '../../ui/button-classes.ts';
import { LibraryFrame } from '../parts/library-frame.tsx';
import { PromptList } from '../parts/prompt-list.tsx';
import { authorPath } from './load-author.ts';
import { NothingYet } from './nothing-yet.tsx';
import { PromptLibraryLink } from './prompt-library-link.tsx';

export interface AuthorPageProps {
  page: Author;
  /** Not the first page of the prompts. */
  isLater: boolean;
}

/** What an author published under the name that they chose. */
export const AuthorPage = ({
  page: { author, items, next_cursor, collections },
  isLater,
}: AuthorPageProps) => (
  <LibraryFrame facts={<PromptLibraryLink />} title={author.name}>
    {collections.length > 0 && !isLater && (
      <section aria-labelledby="collections" className="mb-10">
        <h2 id="collections" className="pb-3 text-16 font-medium">
          Collections
        </h2>
        <ul className="border-t border-hairline">
          {collections.map(({ id, name, description }) => (
            <li key={id} className="border-b border-hairline py-3">
              <a
                href={`/library/collections/${id}`}
                dir="auto"
                className="display text-20 wrap-anywhere hover:text-mark"
              >
                {name}
              </a>
              {description && (
                <p dir="auto" className="max-w-[68ch] text-14 text-body wrap-anywhere">
                  {description}
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
    )}
    {items.length > 0 ? (
      <>
        <h2 className="pb-3 text-16 font-medium">Prompts, newest first</h2>
        <PromptList prompts={items} heading="h3" />
      </>
    ) : (
      <NothingYet title="No public prompts">
        {author.name} has not published any prompts, or has unpublished them.
      </NothingYet>
    )}
    <p className="mt-8 flex flex-wrap items-center gap-4">
      {next_cursor && (
        <a
          href={`${authorPath(author.slug)}?cursor=${encodeURIComponent(next_cursor)}`}
          rel="next"
          className={buttonClasses('secondary')}
        >
          Older prompts
        </a>
      )}
      <a
        href={`/collections?author=${encodeURIComponent(author.slug)}`}
        rel="nofollow"
        className="ml-auto inline-flex min-h-11 items-center text-14 text-mute hover:text-ink"
      >
        Report this page
      </a>
    </p>
  </LibraryFrame>
);
