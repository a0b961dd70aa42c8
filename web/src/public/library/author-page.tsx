import type { AuthorPage as Author } from '@whetstone/contract';
import { buttonClasses } from '../../ui/button-classes.ts';
import { LibraryFrame } from '../parts/library-frame.tsx';
import { PromptList } from '../parts/prompt-list.tsx';
import { authorPath } from './load-author.ts';
import { countInWords } from './count-in-words.ts';
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
  <LibraryFrame
    facts={<PromptLibraryLink />}
    title={author.name}
    count={isLater || next_cursor || items.length === 0 ? undefined : countInWords(items.length)}
  >
    {collections.length > 0 && !isLater && (
      <section aria-labelledby="collections" className="mb-8">
        <h2 id="collections" className="pb-2 text-14 font-medium">
          Collections
        </h2>
        <ul className="border-t border-hairline">
          {collections.map(({ id, name, description }) => (
            <li key={id} className="prompt-row">
              <h3 dir="auto" className="-m-1 truncate p-1 text-14 font-medium max-lg:text-16">
                <a href={`/library/collections/${id}`} className="prompt-row-link">
                  {name}
                </a>
              </h3>
              <p dir="auto" className="col-span-2 truncate text-13 text-body">
                {description}
              </p>
            </li>
          ))}
        </ul>
      </section>
    )}
    {items.length > 0 ? (
      <>
        <h2 className="pb-1 text-14 font-medium">Prompts, newest first</h2>
        <PromptList prompts={items} heading="h3" />
      </>
    ) : (
      <NothingYet title="No public prompts">
        {author.name} has not published any prompts, or has unpublished them.
      </NothingYet>
    )}
    <p className="mt-3 flex flex-wrap items-center gap-4">
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
        className="ml-auto inline-flex min-h-11 items-center text-13 text-mute hover:text-ink"
      >
        Report this page
      </a>
    </p>
  </LibraryFrame>
);
