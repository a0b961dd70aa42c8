import type { Subscription } from '@whetstone/contract';
import { planOf } from '@whetstone/contract/plans';
import { dayOf } from './payment-words.ts';

export interface Standing {
  text: string;
  isBad: boolean;
  /** What mends or takes back: the provider's portal, or resuming; undefined where all is well. */
  action?: 'portal' | 'resume';
}

/** How a subscription stands, in one or two sentences. */
export function standingOf(subscription: Subscription): Standing {
  const { status, tier, grace_until: grace, pending_change: pending } = subscription;
  const { name } = planOf(tier);
  const end = dayOf(subscription.current_period_end);
  const isUnpaid = (text: string): Standing => ({ text, isBad: true, action: 'portal' });
  if (status === 'past_due')
    return isUnpaid(
      grace
        ? `The last payment failed. ${name} stays on until ${dayOf(grace)}; update your payment method to keep it.`
        : `The last payment failed. Update your payment method to keep ${name}.`,
    );
  if (status === 'incomplete')
    return isUnpaid(`Your first payment for ${name} has not gone through yet. The plan starts when it does.`);
  if (status === 'unpaid' || status === 'paused')
    return isUnpaid(
      status === 'paused'
        ? `${name} is paused. Its prompts will be available again when it resumes.`
        : `${name} is switched off because payments failed. Pay the open invoice to turn it on again.`,
    );
  if (subscription.cancel_at_period_end)
    return {
      text: `${name} is canceled and stays active until ${end}. After that, your account moves to the free plan.`,
      isBad: false,
      action: 'resume',
    };
  if (pending)
    return {
      text: `${name} runs until ${dayOf(pending.effective_at)}, then changes to ${planOf(pending.tier).name}.`,
      isBad: false,
      action: 'resume',
    };
  return { text: `Renews on ${end}.`, isBad: false };
}
