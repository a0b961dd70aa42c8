import { planOf, type PaidTier } from '@whetstone/contract';
import { ServiceError } from '../../../http/service-error.ts';
import { type CurrentSubscription, freshSubscription } from './fresh-subscription.ts';
import type { Payments } from '../payments.ts';

export interface PlanChange {
  readonly subscription: CurrentSubscription;
  readonly kind: 'upgrade' | 'downgrade';
}

/** What a change to `plan` would be. Throws `not_subscribed`, `conflict` where there is nothing to change, and `payment_due` where a payment comes first. */
export const planChangeOf = async (
  payments: Payments,
  userId: string,
  plan: PaidTier,
): Promise<PlanChange> => {
  const subscription = await freshSubscription(payments, userId);
  if (subscription.tier === plan)
    throw new ServiceError('conflict', `You are already on the ${planOf(plan).name} plan.`);
  if (subscription.status !== 'active')
    throw new ServiceError('payment_due', 'You have an unpaid invoice. Pay it in the billing portal first.');
  const isUpgrade = planOf(plan).priceUsd > planOf(subscription.tier).priceUsd;
  return { subscription, kind: isUpgrade ? 'upgrade' : 'downgrade' };
};
