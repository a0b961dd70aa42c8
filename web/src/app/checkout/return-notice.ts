import type { QueryClient } from '@tanstack/react-query';
import { plans } from '@whetstone/contract/plans';
import { keepSubscription } from '../../lib/api/payments.ts';
import { awaitTier } from '../../shared/payments/await-tier.ts';
import { showToast } from '../../ui/toast-store.ts';

/** What the checkout's return address says. */
export interface CheckoutReturn {
  upgraded?: string | undefined;
  success?: boolean | undefined;
  checkout?: string | undefined;
}

/** The provider's word takes a moment: until then it is awaited in silence, then with a sentence. */
const quietTries = 3;
const patientTries = 40;

/** Tells how a checkout ended. A purchase is told of only once the server knows it from the provider. */
export async function tellReturn(
  { upgraded, success, checkout }: CheckoutReturn,
  cache: QueryClient,
): Promise<void> {
  if (checkout === 'cancelled') {
    showToast({ text: 'Checkout was cancelled. You can try again anytime.' });
    return;
  }
  const plan = plans.find(({ tier }) => tier === upgraded && tier !== 'free');
  if (!plan || !success) return;
  let hasArrived = await awaitTier(cache, plan.tier, quietTries);
  if (!hasArrived) {
    showToast({
      text: 'Waiting for the payment provider. Your plan will change as soon as the payment is confirmed.',
    });
    hasArrived = await awaitTier(cache, plan.tier, patientTries);
  }
  if (!hasArrived) {
    showToast({
      text: 'No payment has been confirmed yet. If you paid, your plan will change as soon as the payment is confirmed.',
    });
    return;
  }
  showToast({ text: `Successfully subscribed to ${plan.name} plan!` });
  await keepSubscription(cache);
}
