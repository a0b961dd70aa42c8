import type { ReactNode } from 'react';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
import { Awaited } from '../../ui/awaited.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { logColumns } from './logs/log-columns.ts';

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
  /** What else there is to know until then. */
  emptyRows?: ReactNode;
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
  emptyRows,
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
      <div>
        <EmptyState title={empty} action={emptyAction}>
          {emptyWords}
        </EmptyState>
        {emptyRows}
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
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

/** Entries on their way: when, who and what. */
const EntriesAwaited = () => (
  <div aria-hidden="true" className="border-t border-hairline">
    {Array.from({ length: 14 }, (_, row) => (
      <div key={row} className={`log-row ${logColumns}`}>
        <Awaited className="h-3 w-28 max-lg:order-last" />
        <Awaited className="h-3 w-32 max-lg:hidden" />
        <Awaited className="h-3 w-4/5 lg:col-span-2" />
      </div>
    ))}
  </div>
);
