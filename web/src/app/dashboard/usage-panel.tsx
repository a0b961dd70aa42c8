import type { Dashboard, Usage } from '@whetstone/contract';
import { planOf } from '@whetstone/contract/plans';
import { dayInWords } from '../../lib/day-in-words.ts';
import { Awaited } from '../../ui/awaited.tsx';
import { DowngradeToStarter } from './downgrade-to-starter.tsx';

const dayOf = (date: string) => dayInWords(date, { month: 'long', timeZone: 'UTC' });

/** What is left, and when more comes; what is untouched has nothing to reset. */
const leftInWords = ({ remaining, used, resets_at }: Usage): string => {
  if (remaining === null) return '';
  const reset = `Prompts reset on ${dayOf(resets_at)}.`;
  if (remaining === 0) return reset;
  const left = `${remaining.toLocaleString('en-US')} left.`;
  return used === 0 ? left : `${left} ${reset}`;
};

/** How much of the month's prompts is used. */
export function UsagePanel({ dashboard }: { dashboard: Dashboard | undefined }) {
  const usage = dashboard?.usage;
  return (
    <section aria-labelledby="usage" className="flex min-h-28 flex-col gap-2">
      <h2 id="usage" className="part-head text-14 font-medium">
        Usage
      </h2>
      {!dashboard && (
        <>
          <div className="flex h-8 items-center justify-between">
            <Awaited className="h-4 w-12" />
            <Awaited className="h-5 w-16" />
          </div>
          <Awaited className="h-1 w-full" />
          <Awaited className="my-1 h-3 w-48" />
        </>
      )}
      {usage && (
        <>
          <p className="flex items-baseline justify-between gap-4">
            <span className="text-13 text-mute">{planOf(usage.tier).label}</span>
            <span className="text-20 font-medium text-ink tabular">
              {usage.used.toLocaleString('en-US')}
              {usage.limit === null ? (
                <span className="text-13 font-normal text-mute"> this month</span>
              ) : (
                ` / ${usage.limit.toLocaleString('en-US')}`
              )}
            </span>
          </p>
          {usage.limit !== null && (
            <progress
              className={`usage-bar ${usage.remaining === 0 ? 'text-bad' : dashboard.usage_warning || usage.remaining === 1 ? 'text-warn' : 'text-done'}`}
              aria-label="Prompts used this month"
              max={usage.limit}
              value={Math.min(usage.used, usage.limit)}
            />
          )}
          {dashboard.usage_warning && (
            <output className="text-13 font-medium text-bad">
              {usage.remaining === 0 ? 'All used' : 'Almost at your limit!'}
            </output>
          )}
          <p className="text-13 text-mute empty:hidden">{leftInWords(usage)}</p>
          <DowngradeToStarter tier={usage.tier} />
        </>
      )}
    </section>
  );
}
