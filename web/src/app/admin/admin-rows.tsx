import type { ReactNode } from 'react';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
import { Button } from '../../ui/button.tsx';

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
  empty: string;
  children: ReactNode;
}

/** A list with its states: on its way, empty, failed, more to come. */
export function AdminRows({ query, count, empty, children }: AdminRowsProps) {
  if (query.error && count === 0) return <FailedRead error={query.error} onRetry={query.refetch} />;
  if (query.isPending) return <div aria-hidden="true" className="h-72 rounded-card bg-surface" />;
  if (count === 0) return <p className="border-t border-hairline py-4 text-14 text-mute">{empty}</p>;
  return (
    <div className="flex flex-col gap-3">
      {children}
      {query.error && <FailedRead error={query.error} onRetry={query.refetch} />}
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
