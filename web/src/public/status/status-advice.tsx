import type { StatusReport } from '@whetstone/contract';
import { supportEmail } from '../../content/owners-copy.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { momentWords, namedAs, namesIn } from './status-words.ts';

interface StatusAdviceProps {
  /** Nothing where the measurements cannot be read. */
  report: StatusReport | null;
}

/** Since when it fails, what works all the same, and what to do meanwhile, or while nobody knows. */
export function StatusAdvice({ report }: StatusAdviceProps) {
  const services = report?.services ?? [];
  const since = report?.incidents
    .filter(({ status }) => status === 'ongoing')
    .map(({ started_at }) => started_at)
    .toSorted()[0];
  const working = namedAs(services, 'operational');
  const slow = report?.overall === 'outage' ? namedAs(services, 'degraded') : [];
  return (
    <div className="mt-6 flex max-w-[62ch] flex-col gap-2 text-16 text-body">
      {since && (
        <p className="font-medium text-bad">
          Since <time dateTime={since}>{momentWords(since)}</time>
        </p>
      )}
      {working.length > 0 && (
        <p>
          Still working: <span className="text-ink">{namesIn(working)}</span>.
        </p>
      )}
      {slow.length > 0 && <p>Slow or failing at times: {namesIn(slow)}.</p>}
      <p>
        {report
          ? 'Try again in a few minutes; this page will say when it is over. '
          : 'The measurements can’t be read right now, so this page can’t show what is working. '}
        If the problem continues, write to{' '}
        <a href={`mailto:${supportEmail}`} className="text-link">
          {supportEmail}
        </a>
        .
      </p>
      {!report && (
        <a href="/status" className={buttonClasses('primary', 'medium', 'mt-4 self-start')}>
          Try again
        </a>
      )}
    </div>
  );
}
