import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminKey, adminReportsQuery, resolveReport } from '../../lib/api/admin.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { Button } from '../../ui/button.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { AdminRows } from './admin-rows.tsx';
import { ReportRow } from './report-row.tsx';

interface Resolving {
  id: string;
  resolution: 'dismissed' | 'unpublished';
}

/** What waits for an admin. */
export function OpenReports() {
  const cache = useQueryClient();
  const query = useInfiniteQuery(adminReportsQuery('open'));
  const reports = query.data?.pages.flatMap((page) => page.items) ?? [];
  const resolve = useMutation({
    mutationFn: ({ id, resolution }: Resolving) => resolveReport(id, resolution),
    onSuccess: () => cache.invalidateQueries({ queryKey: adminKey }),
  });
  const isBusy = (id: string) => resolve.isPending && resolve.variables.id === id;
  return (
    <>
      {resolve.error && <MessageBox look="bad">{describeError(resolve.error)}</MessageBox>}
      <AdminRows query={query} count={reports.length} empty="No report is open.">
        <ul>
          {reports.map((report) => (
            <ReportRow key={report.id} report={report}>
              <Button
                size="small"
                busy={isBusy(report.id)}
                onClick={() => resolve.mutate({ id: report.id, resolution: 'dismissed' })}
              >
                Dismiss
              </Button>
              <Button
                size="small"
                look="bad"
                busy={isBusy(report.id)}
                onClick={() => resolve.mutate({ id: report.id, resolution: 'unpublished' })}
              >
                Unpublish
              </Button>
            </ReportRow>
          ))}
        </ul>
      </AdminRows>
    </>
  );
}
