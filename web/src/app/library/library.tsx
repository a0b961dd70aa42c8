import { Link } from '@tanstack/react-router';
import type { LibraryCard } from '@whetstone/contract';
import { libraryFacetLimits } from '@whetstone/contract/limits';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
import { useListPosition } from '../../shared/filters/use-list-position.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { filterCards } from '../../shared/library-cards/filter-cards.ts';
import { LibraryRows, LibraryRowsSkeleton } from '../../shared/library-cards/library-rows.tsx';
import { countFilters, type LibrarySearch, noFilters } from '../../shared/library-cards/library-search.ts';
import { OtherPrompts } from '../../shared/library-cards/other-prompts.tsx';
import { RowsHead } from '../../shared/library-cards/rows-head.tsx';
import { splitTrending } from '../../shared/library-cards/split-trending.ts';
import { MoreOnSight } from '../../shared/library-cards/more-on-sight.tsx';
import { LibraryFilters } from './library-filters.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PromptDialog } from './prompt-dialog.tsx';
import { Trending } from './trending.tsx';
import { useLibrary } from './use-library.ts';

/** Prompts that are offered where none was found. */
const nearby = 6;
const othersOf = (cards: readonly LibraryCard[] = [], found: readonly LibraryCard[] = []) =>
  cards.filter(({ id, is_own }) => !is_own && !found.some((card) => card.id === id)).slice(0, nearby);

/** So few that others are offered below them. */
const few = 3;

export interface LibraryProps {
  search: LibrarySearch;
  onFilter: (change: LibrarySearch) => void;
  onClosePrompt: () => void;
}

export function Library({ search, onFilter, onClosePrompt }: LibraryProps) {
  const { list, facets, counts, isDown, templates } = useLibrary(search);
  useListPosition(list);
  const cards = templates
    ? filterCards(templates, search)
    : (list.data?.pages.flatMap((page) => page.items) ?? []);
  const first = list.data?.pages[0];
  const total = templates ? cards.length : first?.total;
  const isFiltered = countFilters(search) > 0;
  // In another order, or among what was found, each prompt keeps its place in the list.
  const isWhole = !isFiltered && !isDown && search.sort === undefined;
  const { above, below } = splitTrending(
    isWhole ? facets.data : undefined,
    cards,
    libraryFacetLimits.trending,
  );
  // The rows wait for what is shown above them, so that none of them jumps.
  const isReady = !isWhole || !facets.isPending;
  const heading = isFiltered ? 'Prompts found' : isDown ? 'Built-in templates' : 'All prompts';
  const about = first?.total_is_estimate && !templates ? 'about ' : '';
  return (
    <div className="page">
      <header className="page-head">
        <h1>Prompt Library</h1>
        <output>
          {total !== undefined &&
            `${about}${total.toLocaleString('en-US')} ${total === 1 ? 'prompt' : 'prompts'}${isFiltered ? ' found' : ''}`}
        </output>
        <div className="page-head-acts">
          <Link to="/collections" className={buttonClasses('secondary', 'small')}>
            Your collections
          </Link>
        </div>
      </header>
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto lg:-mx-3 lg:-mt-1 lg:px-3 lg:pt-1 lg:pb-4">
          <LibraryFilters search={search} facets={counts} onFilter={onFilter} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {list.error && isDown && (
            <FailedRead
              error={list.error}
              title="Community prompts didn’t load"
              onRetry={() => Promise.all([list.refetch(), facets.refetch()])}
            >
              The built-in templates are below.
            </FailedRead>
          )}
          {above.length > 0 && (
            <Trending
              title={facets.data?.trending_by === 'recent' ? 'New' : 'Trending'}
              cards={above}
              search={search}
            />
          )}
          <section aria-label={heading} className={list.isPlaceholderData ? 'opacity-60' : ''}>
            {total !== 0 && (
              <RowsHead id="all-prompts" isCounted={!isDown}>
                {heading}
              </RowsHead>
            )}
            {isReady && below.length > 0 && <LibraryRows cards={below} search={search} />}
            {(total === undefined || !isReady) && <LibraryRowsSkeleton />}
            {total === 0 && (
              <NothingFound
                search={search}
                others={othersOf(facets.data?.trending)}
                onClear={() => onFilter(noFilters)}
              />
            )}
            {isFiltered && isReady && cards.length > 0 && cards.length <= few && (
              <OtherPrompts search={search} cards={othersOf(facets.data?.trending, cards)} />
            )}
          </section>
          {list.hasNextPage && !isDown && (
            <MoreOnSight
              isBusy={list.isFetchingNextPage}
              hasFailed={list.isFetchNextPageError}
              onMore={() => void list.fetchNextPage()}
            />
          )}
        </div>
      </div>
      {search.prompt && <PromptDialog key={search.prompt} id={search.prompt} onClose={onClosePrompt} />}
    </div>
  );
}
