import type { AdminReportPage } from '@whetstone/contract';
import type { ReactNode } from 'react';
import { reasonInWords } from './reason-words.ts';

export type AdminReport = AdminReportPage['items'][number];

export const kindInWords = { prompt: 'Prompt', collection: 'Collection', author: 'Author page' } as const;

/** One decided report with what it is about, and what an admin can do about it. */
export const ReportRow = ({ report, children }: { report: AdminReport; children: ReactNode }) => (
  <li className="flex flex-col gap-2 border-t border-hairline py-4">
    <p className="text-14">
      {report.subject_kind !== 'prompt' && `${kindInWords[report.subject_kind]} `}
      <bdi className="font-medium text-ink wrap-anywhere">{report.title}</bdi> by {report.owner_email}
    </p>
    <p className="text-13 text-mute wrap-anywhere">
      {reasonInWords(report)}, reported by {report.reporter_email ?? 'a deleted account'}
      {report.note && `: “${report.note}”`}
    </p>
    {report.resolution_note && (
      <p className="text-13 text-ink wrap-anywhere">Decided: {report.resolution_note}</p>
    )}
    <p className="line-clamp-4 font-mono text-12 leading-5 wrap-anywhere whitespace-pre-line">
      {report.prompt_text}
    </p>
    <div className="flex flex-wrap items-center gap-2 text-13 text-mute">{children}</div>
  </li>
);
