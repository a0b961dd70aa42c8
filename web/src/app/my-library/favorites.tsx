import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { libraryFacetsQuery, libraryQuery } from '../../lib/api/library.ts';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
import { useListPosition } from '../../shared/filters/use-list-position.ts';
import { LibraryRows, LibraryRowsSkeleton } from '../../shared/library-cards/library-rows.tsx';
import { MoreOnSight } from '../../shared/library-cards/more-on-sight.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OtherPrompts } from '../../shared/library-cards/other-prompts.tsx';

/** So few that others are offered below them. */
const few = 3;

/** Prompts of the public library that the person marked. */
export function Favorites() {
  const list = useInfiniteQuery(libraryQuery({ favorites: 'true' }));
  useListPosition(list);
  const { data: facets } = useQuery(libraryFacetsQuery);
  const cards = list.data?.pages.flatMap((page) => page.items);
  if (list.error && !cards)
    return <FailedRead error={list.error} title="Your favorites didn’t load" onRetry={list.refetch} />;
  const others = facets?.trending.filter(
    ({ id, is_own }) => !is_own && !cards?.some((card) => card.id === id),
  );
  return (
    <section aria-labelledby="favorites" className="flex min-w-0 flex-col gap-3">
      <h2 id="favorites" className={cards?.length === 0 ? 'sr-only' : 'text-14 font-medium'}>
        Favorites
      </h2>
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
          Star a prompt in the library, and it will show up here.
        </EmptyState>
      )}
      {cards && cards.length <= few && <OtherPrompts cards={others ?? []} search={{}} />}
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
