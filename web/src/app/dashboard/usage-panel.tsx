import type { Dashboard } from '@whetstone/contract';
import { planOf } from '@whetstone/contract/plans';
import { dayInWords } from '../../lib/day-in-words.ts';
import { DowngradeToStarter } from './downgrade-to-starter.tsx';

const dayOf = (date: string) => dayInWords(date, { month: 'long', timeZone: 'UTC' });

/** How much of the month's prompts is used. */
export function UsagePanel({ dashboard }: { dashboard: Dashboard | undefined }) {
  const usage = dashboard?.usage;
  return (
    <section
      aria-labelledby="usage"
      className="flex min-h-44 flex-col gap-3 rounded-card border border-hairline p-5"
    >
      <h2 id="usage" className="text-16 font-medium">
        Usage
      </h2>
      {usage && (
        <>
          <p className="flex items-baseline justify-between gap-4">
            <span className="text-13 text-mute">{planOf(usage.tier).label}</span>
            <span className="text-20 text-ink tabular">
              {usage.used.toLocaleString('en-US')} / {usage.limit?.toLocaleString('en-US') ?? '∞'}
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
            <output className="text-14 font-medium text-bad">Almost at your limit!</output>
          )}
          <p className="text-13 text-mute">
            {usage.is_unlimited
              ? 'Unlimited prompts'
              : `${usage.remaining?.toLocaleString('en-US') ?? 0} remaining, renewed on ${dayOf(usage.resets_at)}.`}
          </p>
          <DowngradeToStarter tier={usage.tier} />
        </>
      )}
    </section>
  );
}
