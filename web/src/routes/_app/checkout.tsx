import { createFileRoute, redirect } from '@tanstack/react-router';
import type { PaidTier } from '@whetstone/contract';
import { CheckoutPage } from '../../app/checkout/checkout-page.tsx';

const paidTiers = ['starter', 'pro', 'unlimited'] as const satisfies readonly PaidTier[];

export const Route = createFileRoute('/_app/checkout')({
  validateSearch: (raw): { plan?: PaidTier | undefined; coupon?: string | undefined } => ({
    plan: paidTiers.find((tier) => tier === raw['plan']),
    coupon: typeof raw['coupon'] === 'string' ? raw['coupon'].slice(0, 100) : undefined,
  }),
  beforeLoad: ({ search }) => {
    if (!search.plan) throw redirect({ href: '/pricing', reloadDocument: true });
  },
  head: () => ({ meta: [{ title: 'Checkout · Whetstone' }] }),
  component: CheckoutRoute,
});

function CheckoutRoute() {
  const { plan } = Route.useSearch();
  return plan && <CheckoutPage plan={plan} />;
}
