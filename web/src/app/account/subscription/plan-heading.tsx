import type { SubscriptionAnswer, Usage } from '@whetstone/contract';
import { planOf } from '@whetstone/contract/plans';
import { dayOf, quotaOf } from '../../../shared/payments/payment-words.ts';
import { standingOf } from '../../../shared/payments/standing-of.ts';
import { SubscriptionNotice } from '../../../shared/payments/subscription-notice.tsx';

export interface PlanHeadingProps {
  usage: Usage;
  answer: SubscriptionAnswer | undefined;
}

/** The plan in force, until when, and what it costs; a plan that an admin gave costs nothing. */
export function PlanHeading({ usage, answer }: PlanHeadingProps) {
  const plan = planOf(usage.tier);
  const { subscription, grant } = answer ?? {};
  const isGiven = grant?.tier === usage.tier && subscription?.tier !== usage.tier;
  const standing = subscription && standingOf(subscription);
  return (
    <>
      <div className="matter-line">
        <p>
          <b>{plan.name}</b> {standing && !standing.action && standing.text}
        </p>
        <p className="tabular">
          {isGiven ? (
            'No charge'
          ) : (
            <>
              <b>${plan.priceUsd}</b> a month{plan.priceUsd > 0 && ', before tax'}
            </>
          )}
        </p>
      </div>
      {subscription?.discount && <p className="text-done">{subscription.discount}</p>}
      {grant && (
        <p>
          Complimentary plan: {planOf(grant.tier).name},{' '}
          {grant.monthly_limit === null || grant.tier === 'unlimited'
            ? quotaOf('unlimited').toLowerCase()
            : `${grant.monthly_limit.toLocaleString('en-US')} prompts a month`}
          {grant.expires_at && `, until ${dayOf(grant.expires_at)}`}.
        </p>
      )}
      {subscription && standing?.action === 'resume' && <SubscriptionNotice subscription={subscription} />}
    </>
  );
}
