import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../lib/page-head.ts';
import { PricingPage } from '../../public/pricing/pricing-page.tsx';

export const Route = createFileRoute('/_public/pricing')({
  // Imported here: the app, which holds every route's definition, has no use for it.
  loader: async ({ serverContext }) =>
    (await import('../../public/parts/cases/cases-for.ts')).casesFor(serverContext, ['invoice']),
  head: () =>
    pageHead({
      path: '/pricing',
      image: 'pricing',
      title: 'Whetstone pricing: four plans, one difference',
      description:
        'Free, Starter, Professional and Unlimited compared in one table. Every plan has every feature; only the number of prompts a month differs.',
    }),
  component: Pricing,
});

function Pricing() {
  return <PricingPage {...Route.useLoaderData()} />;
}
