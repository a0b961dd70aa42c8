import type { ReactNode } from 'react';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
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
  children: ReactNode;
}

/** A list with its states: on its way, empty, failed, more to come. */
export function AdminRows({ query, count, empty, emptyWords, children }: AdminRowsProps) {
  const failed = query.error && (
    <FailedRead error={query.error} title="This list didn’t load" onRetry={query.refetch} />
  );
  if (failed && count === 0) return failed;
  if (query.isPending) return <Awaited />;
  if (count === 0) return <EmptyState title={empty}>{emptyWords}</EmptyState>;
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

/** Lines of the ledger on their way. */
const Awaited = () => (
  <div aria-hidden="true" className="border-t border-ink">
    {Array.from({ length: 10 }, (_, row) => (
      <div key={row} className="flex h-10 items-center gap-8 border-b border-hairline">
        <span className="h-3 w-2/5 rounded-control bg-hairline" />
        <span className="h-3 w-16 rounded-control bg-hairline" />
        <span className="ml-auto h-3 w-20 rounded-control bg-hairline" />
      </div>
    ))}
  </div>
);
