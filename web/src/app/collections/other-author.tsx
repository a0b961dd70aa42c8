import { useQuery } from '@tanstack/react-query';
import { authorQuery, reportAuthor } from '../../lib/api/authors.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { ReportForm } from '../../shared/report/report-form.tsx';
import { MessageBox } from '../../ui/message-box.tsx';

/** An author whose page is to be reported. */
export function OtherAuthor({ slug }: { slug: string }) {
  const { data, error } = useQuery(authorQuery(slug));
  if (error) return <MessageBox look="bad">{describeError(error)}</MessageBox>;
  if (!data) return <div aria-hidden="true" className="h-24 rounded-card bg-surface" />;
  return (
    <>
      <header className="page-head">
        <h1 dir="auto">{data.author.name}</h1>
      </header>
      <p className="text-14">
        <a href={`/library/by/${encodeURIComponent(slug)}`} className="text-link">
          View public page
        </a>
      </p>
      {data.author.is_own ? (
        <p className="text-14 text-mute">This is your own public name. Change it on your account page.</p>
      ) : (
        <p className="flex items-center gap-3 text-14">
          Is something wrong with this name or what is published under it?
          <ReportForm what="page" send={(report) => reportAuthor(slug, report)} />
        </p>
      )}
    </>
  );
}
