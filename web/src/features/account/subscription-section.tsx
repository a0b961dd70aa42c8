import type { Usage } from '@whetstone/contract';
import { planOf, plans } from '@whetstone/contract/plans';
import { buttonClasses } from '../../ui/button-classes.ts';
import { usageShare } from './usage-share.ts';

const dayOf = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const count = (value: number | null) => value?.toLocaleString('en-US') ?? 'Unlimited';

export function SubscriptionSection({ usage }: { usage: Usage }) {
  const plan = planOf(usage.tier);
  const larger = plans.filter((other) => other.priceUsd > plan.priceUsd);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="text-20 text-ink">{plan.name}</p>
        <p className="text-14 text-mute tabular">
          <span className="text-20 text-ink">${plan.priceUsd}</span> a month
        </p>
      </div>
      {usage.is_unlimited ? <Congratulation used={usage.used} /> : <UsageFigures usage={usage} />}
      {larger.length > 0 && !usage.is_unlimited && (
        <ul className="flex flex-col rounded-card border border-hairline">
          {larger.map((offer) => (
            <li
              key={offer.tier}
              className="flex min-h-14 items-center gap-4 border-hairline px-4 py-2 not-first:border-t"
            >
              <span className="min-w-0 flex-1">
                <span className="font-medium text-ink">{offer.name}</span>{' '}
                <span className="text-13 text-mute tabular max-sm:block">
                  {offer.monthlyPrompts === null
                    ? 'No monthly limit'
                    : `${count(offer.monthlyPrompts)} prompts a month`}
                </span>
              </span>
              <span className="w-8 text-right text-ink tabular">${offer.priceUsd}</span>
              <a
                href="/pricing"
                aria-label={`Upgrade to ${offer.name}`}
                className={buttonClasses(offer.featured ? 'primary' : 'secondary', 'small', 'w-20')}
              >
                Upgrade
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function UsageFigures({ usage }: { usage: Usage }) {
  const share = usageShare(usage);
  if (!share) return null;
  return (
    <div className="flex flex-col gap-2 text-13 text-mute">
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
            ? 'No prompts are left this month. A larger plan opens at once.'
            : `You're running low: ${count(usage.remaining)} left this month.`}
        </output>
      )}
      <p>Your count starts anew on {dayOf(usage.resets_at)}.</p>
    </div>
  );
}

const Congratulation = ({ used }: { used: number }) => (
  <div className="rounded-card border border-hairline bg-surface px-4 py-3">
    <p className="font-medium text-ink">Congratulations, you are on the Unlimited plan.</p>
    <p className="text-13 text-mute tabular">
      Every prompter is open without a monthly limit. {count(used)} prompts written this month.
    </p>
  </div>
);
