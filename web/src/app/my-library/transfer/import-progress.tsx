import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pastImportsQuery } from '../../../lib/api/transfer.ts';

const askEveryMs = 1000;

/** How many rows of a running import are written: what the import holds that was not in the list before. */
export function ImportProgress({ total }: { total: number }) {
  const cache = useQueryClient();
  const [before] = useState(() => cache.getQueryData(pastImportsQuery.queryKey)?.items.map(({ id }) => id));
  const { data } = useQuery({
    ...pastImportsQuery,
    queryKey: [...pastImportsQuery.queryKey, 'running'],
    refetchInterval: askEveryMs,
    gcTime: 0,
  });
  const running = before && data?.items.find(({ id }) => !before.includes(id));
  const done = running?.prompts ?? 0;
  return (
    <div className="flex items-center gap-3">
      <progress className="usage-bar flex-1 text-done" aria-label="Adding prompts" value={done} max={total} />
      <span className="text-13 text-mute tabular">
        {done.toLocaleString('en-US')} of {total.toLocaleString('en-US')} added
      </span>
    </div>
  );
}
