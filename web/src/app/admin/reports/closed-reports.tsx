import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminKey, adminReportsQuery, restoreSubject } from '../../../lib/api/admin.ts';
import { describeError } from '../../../lib/api/describe-error.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { AdminRows } from '../admin-rows.tsx';
import { type AdminReport, ReportRow } from './report-row.tsx';

const outcomeOf = ({ resolution, is_moderated }: AdminReport) =>
  is_moderated ? 'Taken down' : resolution === 'unpublished' ? 'Taken down, allowed again' : 'Kept';

/** What was decided; what was taken out can be allowed again. */
export function ClosedReports() {
  const cache = useQueryClient();
  const query = useInfiniteQuery(adminReportsQuery('resolved'));
  const reports = query.data?.pages.flatMap((page) => page.items) ?? [];
  const restore = useMutation({
    mutationFn: restoreSubject,
    onSuccess: () => cache.invalidateQueries({ queryKey: adminKey }),
  });
  return (
    <>
      {restore.error && <MessageBox look="bad">{describeError(restore.error)}</MessageBox>}
      <AdminRows
        query={query}
        count={reports.length}
        empty="No closed reports yet"
        emptyWords="Each decision is kept here, along with who made it and why."
      >
        <ul className="border-t border-hairline">
          {reports.map((report) => (
            <ReportRow key={report.id} report={report}>
              <span className="text-ink">{outcomeOf(report)}</span>
              {report.is_moderated && (
                <Button
                  look="link"
                  size="text"
                  className="pointer-coarse:min-h-11"
                  aria-label={`Restore ${report.title}`}
                  busy={restore.isPending && restore.variables.id === report.subject_id}
                  onClick={() => restore.mutate({ kind: report.subject_kind, id: report.subject_id })}
                >
                  Restore
                </Button>
              )}
            </ReportRow>
          ))}
        </ul>
      </AdminRows>
    </>
  );
}
