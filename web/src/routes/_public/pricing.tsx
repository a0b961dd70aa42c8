import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../lib/page-head.ts';
import { PricingPage } from '../../public/pricing/pricing-page.tsx';

export const Route = createFileRoute('/_public/pricing')({
  head: () =>
    pageHead({
      path: '/pricing',
      image: 'pricing',
      title: 'Whetstone pricing: four plans, one difference',
      description:
        'Free, Starter, Professional and Unlimited compared in one table. Every plan has every feature; plans differ in prompts a month.',
    }),
  component: PricingPage,
});
