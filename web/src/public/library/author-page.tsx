import type { AuthorPage as Author, LibraryCard } from '@whetstone/contract';
import { buttonClasses } from '../../ui/button-classes.ts';
import { LibraryFrame } from '../parts/library-frame.tsx';
import { PromptList } from '../parts/prompt-list.tsx';
import { AlsoInLibrary } from './also-in-library.tsx';
import { authorPath } from './load-author.ts';
import { countInWords } from './count-in-words.ts';
import { OpeningSheet } from './opening-sheet.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { PromptLibraryLink } from './prompt-library-link.tsx';
import { ReportLink } from './report-link.tsx';

export interface AuthorPageProps {
  page: Author;
  /** Not the first page of the prompts. */
  isLater: boolean;
  /** What else there is to read where the author has published nothing. */
  others: readonly LibraryCard[];
}

/** What is known of the author, where all of it is on the page. */
const factsOf = ({ items, collections }: Author) => {
  const copies = items.reduce((sum, prompt) => sum + (prompt.copies ?? 0), 0);
  return [
    items.length > 0 && `${countInWords(items.length)} published`,
    collections.length > 0 &&
      `${collections.length} shared ${collections.length === 1 ? 'collection' : 'collections'}`,
    copies > 0 && `copied ${copies === 1 ? 'once' : `${copies.toLocaleString('en-US')} times`}`,
  ]
    .filter(Boolean)
    .join(', ');
};

/** What an author published under the name that they chose. */
export const AuthorPage = ({ page, isLater, others }: AuthorPageProps) => {
  const { author, items, next_cursor, collections } = page;
  // Of some prompts only it is not known which is copied most often.
  const byCopies = items.toSorted((one, other) => (other.copies ?? 0) - (one.copies ?? 0));
  const [shown] = next_cursor ? items : byCopies;
  return (
    <LibraryFrame
      facts={
        <>
          <PromptLibraryLink /> · Author
        </>
      }
      title={author.name}
      sheet={
        shown &&
        items.length > 1 &&
        !isLater && (
          <OpeningSheet
            prompt={shown}
            label={shown.copies && !next_cursor ? 'Copied most often' : 'The latest'}
          />
        )
      }
      lead={!isLater && !next_cursor && factsOf(page)}
    >
      {collections.length > 0 && !isLater && (
        <section aria-labelledby="collections" className="mb-8">
          <h2 id="collections" className="pb-2 text-14 font-medium">
            Collections
          </h2>
          <ul className="border-t border-hairline">
            {collections.map(({ id, name, description }) => (
              <li key={id} className="prompt-row">
                <div className="min-w-0 max-lg:py-3">
                  <h3 dir="auto" className="min-w-0 text-14 font-medium">
                    <a href={`/library/collections/${id}`} className="prompt-row-link block truncate">
                      {name}
                    </a>
                  </h3>
                  <p dir="auto" className="line-clamp-2 text-13 text-mute empty:hidden lg:hidden">
                    {description}
                  </p>
                </div>
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
          <h2 className="text-14 leading-9! font-medium lg:-mb-9">Prompts, newest first</h2>
          <PromptList prompts={items} heading="h3" />
        </>
      ) : (
        <>
          <NothingYet title="No public prompts">
            {author.name} has nothing published right now. The library has prompts by other authors.
          </NothingYet>
          <AlsoInLibrary prompts={others} />
        </>
      )}
      {next_cursor && (
        <p className="mt-6">
          <a
            href={`${authorPath(author.slug)}?cursor=${encodeURIComponent(next_cursor)}`}
            rel="next"
            className={buttonClasses('secondary')}
          >
            Older prompts
          </a>
        </p>
      )}
      <ReportLink href={`/collections?author=${encodeURIComponent(author.slug)}`}>
        Report this page
      </ReportLink>
    </LibraryFrame>
  );
};
