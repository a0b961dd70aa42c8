import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '../../public/legal/terms-page.tsx';
import { pageHead } from '../../lib/page-head.ts';

export const Route = createFileRoute('/_public/terms')({
  head: () =>
    pageHead({
      path: '/terms',
      title: 'Terms of Service of Whetstone',
      description: 'Charges, refunds, cancellation, liability and law: the terms of Whetstone.',
    }),
  component: TermsPage,
});
