import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { PaidTier, PlanChangeRequest, RefundRequest, SubscriptionAnswer } from '@whetstone/contract';
import { accountQuery } from './account.ts';
import { api } from './api.ts';
import { bodyOf } from './body-of.ts';
import { dashboardQuery } from './dashboard.ts';

const paymentsKey = ['payments'] as const;

/** The person's subscription, and an admin's grant beside it. */
export const subscriptionQuery = queryOptions({
  queryKey: [...paymentsKey, 'subscription'],
  queryFn: ({ signal }) => bodyOf(api.subscription.$get({}, { init: { signal } })),
});

/** Newest first. */
export const invoicesQuery = queryOptions({
  queryKey: [...paymentsKey, 'invoices'],
  queryFn: ({ signal }) => bodyOf(api.invoices.$get({}, { init: { signal } })),
});

/** What changing to a plan costs at this moment; asked anew each time it is looked at. */
export const changePreviewQuery = (plan: PaidTier) =>
  queryOptions({
    queryKey: [...paymentsKey, 'preview', plan],
    queryFn: () => bodyOf(api.subscription['preview-change'].$post({ json: { plan } })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

/** What a withdrawal would give back. */
export const withdrawalQuery = queryOptions({
  queryKey: [...paymentsKey, 'withdrawal'],
  queryFn: () => bodyOf(api.subscription.withdraw.$post({ json: { confirm: false } })),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
});

export const changePlan = (request: PlanChangeRequest) =>
  bodyOf(api.subscription.change.$post({ json: request }));
export const cancelSubscription = () => bodyOf(api.subscription.cancel.$post());
/** Takes a cancellation back, and a downgrade that is waiting. */
export const resumeSubscription = () => bodyOf(api.subscription.resume.$post());
export const withdraw = () => bodyOf(api.subscription.withdraw.$post({ json: { confirm: true } }));
export const refundPayment = (request: RefundRequest) => bodyOf(api.admin.refunds.$post({ json: request }));

/** Takes over how the subscription stands now, and has everything that hangs on it read anew. */
export async function keepSubscription(cache: QueryClient, answer?: SubscriptionAnswer): Promise<void> {
  if (answer) cache.setQueryData(subscriptionQuery.queryKey, answer);
  await Promise.all([
    ...(answer ? [] : [cache.invalidateQueries({ queryKey: subscriptionQuery.queryKey })]),
    cache.invalidateQueries({ queryKey: invoicesQuery.queryKey }),
    cache.invalidateQueries({ queryKey: accountQuery.queryKey }),
    cache.invalidateQueries({ queryKey: dashboardQuery.queryKey }),
  ]);
}
