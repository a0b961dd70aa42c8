import type { SubscriptionAnswer, Usage } from '@whetstone/contract';
import { planOf } from '@whetstone/contract/plans';
import { dayOf, quotaOf } from '../../../shared/payments/payment-words.ts';

export interface PlanHeadingProps {
  usage: Usage;
  answer: SubscriptionAnswer | undefined;
}

/** The plan in force and what it costs; a plan that an admin gave costs nothing. */
export function PlanHeading({ usage, answer }: PlanHeadingProps) {
  const plan = planOf(usage.tier);
  const { subscription, grant } = answer ?? {};
  const isGiven = grant?.tier === usage.tier && subscription?.tier !== usage.tier;
  return (
    <div className="flex flex-col">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="text-14 leading-8 font-medium text-ink">{plan.name}</p>
        <p className="text-14 text-mute tabular">
          {isGiven ? (
            'No charge'
          ) : (
            <>
              <span className="font-medium text-ink">${plan.priceUsd}</span> a month
              {plan.priceUsd > 0 && ', before tax'}
            </>
          )}
        </p>
      </div>
      {subscription?.discount && <p className="text-13 text-done">{subscription.discount}</p>}
      {grant && (
        <p className="text-13 text-mute">
          Complimentary plan: {planOf(grant.tier).name},{' '}
          {grant.monthly_limit === null || grant.tier === 'unlimited'
            ? quotaOf('unlimited').toLowerCase()
            : `${grant.monthly_limit.toLocaleString('en-US')} prompts a month`}
          {grant.expires_at && `, until ${dayOf(grant.expires_at)}`}.
        </p>
      )}
    </div>
  );
}
