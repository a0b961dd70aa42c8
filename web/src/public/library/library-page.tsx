import type { LibraryFacets, LibraryPage as Page } from '@whetstone/contract';
import { libraryPages, pageSizes } from '@whetstone/contract/limits';
import { librarySorts } from '../../shared/library-cards/library-search.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LibraryFrame } from '../parts/library-frame.tsx';
import { PageLinks } from '../parts/page-links.tsx';
import { PromptList } from '../parts/prompt-list.tsx';
import { splitTrending } from '../../shared/library-cards/split-trending.ts';
import { AlsoInLibrary } from './also-in-library.tsx';
import { countInWords } from './count-in-words.ts';
import { FilterLinks, FiltersButton } from './filter-links.tsx';
import { isNarrowed, type LibraryAddress, libraryHref } from './library-address.ts';
import { NothingFound } from './nothing-found.tsx';
import { OpeningSheet } from './opening-sheet.tsx';
import { PromptLibraryLink } from './prompt-library-link.tsx';
import { SearchForm } from './search-form.tsx';
import { TrendingStrip } from './trending-strip.tsx';

export interface LibraryPageProps {
  address: LibraryAddress;
  /** Else the library could not be read, and all of this is of the built-in templates. */
  isReachable: boolean;
  facets: LibraryFacets;
  list: Pick<Page, 'items' | 'total' | 'total_is_estimate'>;
}

const shownAbove = 3;

/** So few that others are offered below them. */
const few = 3;

/** The open library: anyone reads, searches and copies. */
export function LibraryPage({ address, isReachable, facets, list }: LibraryPageProps) {
  const isFirst = !isNarrowed(address) && address.page === 1;
  const isWhole = isFirst && isReachable && address.sort === 'votes';
  const { above, below } = splitTrending(isWhole ? facets : undefined, list.items, shownAbove);
  const first = isWhole && list.total > few ? list.items[0] : undefined;
  const isNoCategory =
    address.category !== '' && facets.categories.every(({ name }) => name !== address.category);
  const pages = Math.ceil(list.total / pageSizes.library);
  return (
    <LibraryFrame
      facts={address.category && !isNoCategory && <PromptLibraryLink />}
      title={(!isNoCategory && address.category) || 'Prompt Library'}
      lead={
        <>
          {isFirst &&
            'Prompts from us and from people who use Whetstone. Read and copy them without an account; the underlined words are yours to fill in. '}
          <a href="/prompt-library" className="hidden text-link signed-in:inline">
            Open in the app, with your favorites
          </a>
        </>
      }
      sheet={
        first && (
          <div className="max-lg:hidden">
            <OpeningSheet prompt={first} label="Most votes" />
          </div>
        )
      }
      actions={
        <div className="flex gap-2">
          <SearchForm address={address} />
          <FiltersButton address={address} />
        </div>
      }
      aside={<FilterLinks address={address} facets={facets} found={countOf(list)} />}
    >
      {!isReachable && (
        <div className="pb-6">
          <EmptyState
            isFailure
            title="Community prompts didn’t load"
            action={
              <a href="/library" className={buttonClasses('primary')}>
                Try again
              </a>
            }
          >
            The service is busy or restarting. Try again in a moment. The built-in templates are below.
          </EmptyState>
        </div>
      )}
      <TrendingStrip title={facets.trending_by === 'votes' ? 'Trending' : 'New'} prompts={above} />
      {list.total > 0 && (
        <div className="flex flex-wrap items-center gap-x-6 max-lg:pb-2 lg:-mb-9 lg:h-9">
          <h2 className="text-14 font-medium tabular">
            {isReachable ? countOf(list) : 'Built-in templates'}
            {(address.search || address.tags.length > 0) && ' found'}
          </h2>
          {isReachable && list.total > 1 && <SortLinks address={address} />}
        </div>
      )}
      {list.items.length > 0 ? (
        <PromptList prompts={below} heading="h3" isOneCategory={address.category !== ''} />
      ) : (
        <NothingFound address={address} isNoCategory={isNoCategory} />
      )}
      {isNarrowed(address) && list.total <= few && (
        <AlsoInLibrary
          prompts={facets.trending.filter(({ id }) => list.items.every((found) => found.id !== id))}
          isOneCategory={list.total > 0 && address.category !== ''}
        />
      )}
      {isReachable && (
        <PageLinks
          page={address.page}
          pages={Math.min(pages, libraryPages)}
          hrefOf={(page) => libraryHref(address, { page })}
        />
      )}
      {pages > libraryPages && address.page === libraryPages && (
        <p className="mt-4 text-14 text-mute">To see more, search or choose a category.</p>
      )}
    </LibraryFrame>
  );
}

const countOf = ({ total, total_is_estimate }: LibraryPageProps['list']) =>
  `${total_is_estimate ? 'About ' : ''}${countInWords(total)}`;

const SortLinks = ({ address }: { address: LibraryAddress }) => (
  <nav aria-label="Sort" className="flex text-14 text-body max-lg:-mr-2 max-lg:ml-auto">
    {librarySorts.map(({ value, label }) => (
      <a
        key={value}
        href={libraryHref(address, { sort: value })}
        aria-current={value === address.sort ? 'true' : undefined}
        className="inline-flex h-9 items-center px-2 hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:underline-offset-4 pointer-coarse:h-11"
      >
        {label}
      </a>
    ))}
  </nav>
);
