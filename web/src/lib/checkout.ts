import { planOf } from '@whetstone/contract/plans';
import { api, functions } from './api/api.ts';
import { ApiError } from './api/api-error.ts';
import { bodyOf } from './api/body-of.ts';
import { readSession } from './session.ts';

/** A way out that stands still until the browser has left. */
const leaveFor = (url: string): Promise<never> => {
  location.assign(url);
  return new Promise(() => undefined);
};

/**
 * Leaves for the provider's checkout of a plan; whoever pays already is led to the change of the plan, with its price
 * shown first. `cancelPath` is where a cancelled checkout comes back to. A `coupon` in the page's address goes along.
 * Throws `ApiError`, or an `Error` with a sentence for people.
 */
export async function openCheckout(tier: string, cancelPath: string): Promise<never> {
  if (!(await readSession())) throw new Error('User not authenticated');
  const { plans } = await bodyOf(api.plans.$get());
  const price = plans.find((plan) => plan.tier === tier)?.price_id;
  if (!price) throw new Error(`${planOf(tier).name} is not available right now.`);
  const coupon = new URLSearchParams(location.search).get('coupon')?.trim();
  const request = {
    price_id: price,
    success_url: `${location.origin}/dashboard?upgraded=${tier}&success=true`,
    cancel_url: `${location.origin}${cancelPath}?checkout=cancelled`,
    mode: 'subscription' as const,
    ...(coupon ? { coupon_code: coupon } : {}),
  };
  try {
    const { url } = await bodyOf(functions.v1['stripe-checkout'].$post({ json: request }));
    if (!url) throw new Error('No checkout URL returned from the card payment provider');
    return await leaveFor(url);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'already_subscribed')
      return leaveFor(`/account?change=${tier}`);
    throw error;
  }
}

/** Leaves for the provider's portal: card, address, invoices. Throws `ApiError`. */
export async function openPortal(): Promise<never> {
  const request = { return_url: `${location.origin}/account` };
  const { url } = await bodyOf(functions.v1['stripe-portal'].$post({ json: request }));
  return leaveFor(url);
}
