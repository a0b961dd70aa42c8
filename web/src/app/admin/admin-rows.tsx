import type { ReactNode } from 'react';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
import { Awaited } from '../../ui/awaited.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export interface AdminRowsProps {
  /** The query's state, of which only this much matters. */
  query: {
    error: Error | null;
    isPending: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  count: number;
  /** Why there is nothing, as a heading. */
  empty: string;
  /** What will stand here. */
  emptyWords?: string;
  /** What can be done meanwhile. */
  emptyAction?: ReactNode;
  /** Rows on their way, where they are not entries of a log. */
  awaited?: ReactNode;
  children: ReactNode;
}

/** A list with its states: on its way, empty, failed, more to come. */
export function AdminRows({
  query,
  count,
  empty,
  emptyWords,
  emptyAction,
  awaited,
  children,
}: AdminRowsProps) {
  const failed = query.error && (
    <FailedRead error={query.error} title="This list didn’t load" onRetry={query.refetch} />
  );
  if (failed && count === 0) return failed;
  if (query.isPending) return awaited ?? <EntriesAwaited />;
  if (count === 0)
    return (
      <EmptyState title={empty} action={emptyAction}>
        {emptyWords}
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-3">
      {children}
      {failed}
      {query.hasNextPage && (
        <Button
          className="self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Load more
        </Button>
      )}
    </div>
  );
}

/** Entries on their way: when, and what in two lines. */
const EntriesAwaited = () => (
  <div aria-hidden="true" className="border-t border-ink">
    {Array.from({ length: 10 }, (_, row) => (
      <div key={row} className="flex gap-6 border-b border-hairline py-2.5 max-sm:h-[4.8125rem]">
        <span className="w-36 flex-none py-1 max-sm:hidden">
          <Awaited className="h-3 w-28" />
        </span>
        <span className="flex h-9 flex-1 flex-col gap-2.5 py-1">
          <Awaited className="h-3 w-2/5" />
          <Awaited className="h-2 w-1/4" />
        </span>
      </div>
    ))}
  </div>
);
