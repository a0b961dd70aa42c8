import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminKey, adminReportsQuery, resolveReport } from '../../lib/api/admin.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { Button } from '../../ui/button.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { AdminRows } from './admin-rows.tsx';

interface Resolving {
  id: string;
  resolution: 'dismissed' | 'unpublished';
}

/** Open reports, each with the prompt it is about. */
export function Reports() {
  const cache = useQueryClient();
  const query = useInfiniteQuery(adminReportsQuery);
  const reports = query.data?.pages.flatMap((page) => page.items) ?? [];
  const resolve = useMutation({
    mutationFn: ({ id, resolution }: Resolving) => resolveReport(id, resolution),
    onSuccess: () => cache.invalidateQueries({ queryKey: adminKey }),
  });
  return (
    <>
      {resolve.error && <MessageBox look="bad">{describeError(resolve.error)}</MessageBox>}
      <AdminRows query={query} count={reports.length} empty="No report is open.">
        <ul>
          {reports.map((report) => (
            <li key={report.id} className="flex flex-col gap-2 border-t border-hairline py-4">
              <p className="text-14">
                <span className="font-medium text-ink wrap-anywhere">{report.title}</span> by{' '}
                {report.owner_email}
              </p>
              <p className="text-13 text-mute wrap-anywhere">
                {report.reason.replace('_', ' ')}, told by{' '}
                {report.reporter_email ?? 'an account that is gone'}
                {report.note && `: “${report.note}”`}
              </p>
              <p className="line-clamp-4 font-mono text-12 leading-5 wrap-anywhere whitespace-pre-line">
                {report.prompt_text}
              </p>
              <div className="flex gap-2">
                <Button
                  size="small"
                  busy={resolve.isPending && resolve.variables.id === report.id}
                  onClick={() => resolve.mutate({ id: report.id, resolution: 'dismissed' })}
                >
                  Dismiss
                </Button>
                <Button
                  size="small"
                  look="bad"
                  busy={resolve.isPending && resolve.variables.id === report.id}
                  onClick={() => resolve.mutate({ id: report.id, resolution: 'unpublished' })}
                >
                  Unpublish
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </AdminRows>
    </>
  );
}
