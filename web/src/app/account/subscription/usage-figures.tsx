import type { Usage } from '@whetstone/contract';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { usageShare } from './usage-share.ts';

const dayOf = (date: string) => dayInWords(date, { month: 'long', timeZone: 'UTC' });
const count = (value: number | null) => value?.toLocaleString('en-US') ?? 'Unlimited';

/** What is used of the month's prompts; whoever has no limit is congratulated. */
export function UsageFigures({ usage }: { usage: Usage }) {
  const share = usageShare(usage);
  if (!share || usage.is_unlimited) return <Congratulation used={usage.used} />;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex justify-between gap-4">
        <p className="tabular">
          <span className="font-medium text-ink">{count(usage.used)}</span> of {count(usage.limit)} prompts
          used
        </p>
        <p className="tabular">{share.percent}%</p>
      </div>
      <progress
        aria-label="Prompts used this month"
        value={share.percent}
        max={100}
        className={`usage-bar ${usage.remaining === 0 ? 'text-bad' : share.isLow ? 'text-warn' : 'text-done'}`}
      />
      {share.isLow && (
        <output className="block font-medium text-ink">
          {usage.remaining === 0
            ? 'You’ve used all of this month’s prompts. Upgrades take effect immediately.'
            : `You're running low: ${count(usage.remaining)} left this month.`}
        </output>
      )}
      {usage.note && <p>{usage.note}</p>}
      <p>Prompts reset on {dayOf(usage.resets_at)}.</p>
    </div>
  );
}

const Congratulation = ({ used }: { used: number }) => (
  <div>
    <p className="font-medium text-ink">Congratulations, you are on the Unlimited plan.</p>
    <p className="tabular">
      Use every prompter with no monthly limit. Prompts written this month: {count(used)}.
    </p>
  </div>
);
