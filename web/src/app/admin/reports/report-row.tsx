import type { AdminReportPage } from '@whetstone/contract';
import type { ReactNode } from 'react';
import { WithBlanks } from '../../../shared/library-cards/beginning.tsx';
import { reasonInWords } from './reason-words.ts';

export type AdminReport = AdminReportPage['items'][number];

export const kindInWords = { prompt: 'Prompt', collection: 'Collection', author: 'Author page' } as const;

/** One decided report with what it is about, and what an admin can do about it. */
export const ReportRow = ({ report, children }: { report: AdminReport; children: ReactNode }) => (
  <li className="grid gap-x-10 gap-y-2 border-b border-hairline py-4 text-13 lg:grid-cols-[20rem_minmax(0,1fr)]">
    <div className="flex flex-col gap-1 wrap-anywhere">
      <bdi className="text-14 leading-5 font-medium text-ink">{report.title}</bdi>
      <span className="text-mute">
        {kindInWords[report.subject_kind]} by {report.owner_email}
      </span>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">{children}</div>
    </div>
    <div className="flex flex-col gap-1">
      <p className="wrap-anywhere">
        {reasonInWords(report)}, reported by {report.reporter_email ?? 'a deleted account'}
        {report.note && `: “${report.note}”`}
      </p>
      {report.resolution_note && <p className="text-ink wrap-anywhere">Decided: {report.resolution_note}</p>}
      {report.prompt_text && (
        <p className="line-clamp-1 font-mono text-12 leading-5 text-mute wrap-anywhere">
          <WithBlanks text={report.prompt_text} />
        </p>
      )}
    </div>
  </li>
);
