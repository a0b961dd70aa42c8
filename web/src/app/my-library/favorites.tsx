import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { libraryQuery } from '../../lib/api/library.ts';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
import { useListPosition } from '../../shared/filters/use-list-position.ts';
import { LibraryRows, LibraryRowsSkeleton } from '../../shared/library-cards/library-rows.tsx';
import { RowsHead } from '../../shared/library-cards/rows-head.tsx';
import { MoreOnSight } from '../../shared/library-cards/more-on-sight.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

const ToTakeUp = lazy(() => import('../../shared/library-cards/to-take-up.tsx'));

/** Below so few there is room for prompts that may be starred next. */
const fewCards = 6;

/** Prompts of the public library that the person marked. */
export function Favorites() {
  const list = useInfiniteQuery(libraryQuery({ favorites: 'true' }));
  useListPosition(list);
  const cards = list.data?.pages.flatMap((page) => page.items);
  if (list.error && !cards)
    return <FailedRead error={list.error} title="Your favorites didn’t load" onRetry={list.refetch} />;
  return (
    <section aria-labelledby="favorites" className="flex min-w-0 flex-col">
      {cards?.length === 0 ? (
        <h2 id="favorites" className="sr-only">
          Favorites
        </h2>
      ) : (
        <RowsHead id="favorites">Favorites</RowsHead>
      )}
      {!cards && <LibraryRowsSkeleton />}
      {cards && cards.length > 0 && <LibraryRows cards={cards} search={{ favorites: true }} />}
      {cards?.length === 0 && (
        <EmptyState
          title="No favorites yet"
          action={
            <Link to="/prompt-library" className={buttonClasses('primary')}>
              Open the library
            </Link>
          }
        >
          Star a prompt in the library to keep it here.
        </EmptyState>
      )}
      {cards && cards.length < fewCards && (
        <Suspense>
          <ToTakeUp of="others" />
        </Suspense>
      )}
      {list.hasNextPage && (
        <MoreOnSight
          isBusy={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </section>
  );
}
