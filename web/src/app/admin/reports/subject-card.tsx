import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { WithBlanks } from '../../../shared/library-cards/beginning.tsx';
import { reasonInWords } from './reason-words.ts';
import { kindInWords } from './report-row.tsx';
import type { Subject } from './subjects-of.ts';
import { utcInWords } from '../utc-in-words.ts';

export interface SubjectCardProps {
  subject: Subject;
  /** It came after another one: whoever works through the queue goes on at its title. */
  takesFocus: boolean;
}

/** What is reported, as far as it was read, and what each reader said about it. */
export function SubjectCard({ subject: { first, reports }, takesFocus }: SubjectCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const unread = first.open_reports - reports.length;
  return (
    <>
      <div className="border-t border-hairline pt-4">
        <h2 ref={heading} tabIndex={-1} className="display text-20 wrap-anywhere">
          <bdi>{first.title}</bdi>
        </h2>
        <p className="mt-1 text-13 text-mute wrap-anywhere">
          {kindInWords[first.subject_kind]} by{' '}
          <Link to="/admin" search={{ tab: 'users', search: first.owner_email }} className="text-link">
            {first.owner_email}
          </Link>
          {!first.is_public && ', no longer public'}
        </p>
      </div>
      {first.prompt_text && (
        <section
          aria-label="What it says"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
          tabIndex={0}
          className="max-h-80 overflow-y-auto rounded-control bg-surface p-4"
        >
          <p className="font-mono text-13 leading-6 wrap-anywhere whitespace-pre-line">
            <WithBlanks text={first.prompt_text} />
          </p>
        </section>
      )}
      <ul aria-label="Reports" className="text-13">
        {reports.map((report) => (
          <li
            key={report.id}
            className="flex min-h-(--row-three) flex-wrap items-baseline content-center gap-x-4 border-b border-hairline first:border-t"
          >
            <span className="flex-1 basis-60 wrap-anywhere">
              <span className="text-ink">{reasonInWords(report)}</span>
              {report.note && `: “${report.note}”`}
              <span className="block text-12 text-mute">{report.reporter_email ?? 'A deleted account'}</span>
            </span>
            <time dateTime={report.created_at} className="text-mute tabular">
              {utcInWords(report.created_at)} UTC
            </time>
          </li>
        ))}
      </ul>
      {unread > 0 && (
        <p className="text-13 text-mute">
          {unread === 1 ? '1 more open report.' : `${unread.toLocaleString('en-US')} more open reports.`}
        </p>
      )}
    </>
  );
}
