import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../lib/page-head.ts';
import { TermsPage } from '../../public/legal/terms-page.tsx';

export const Route = createFileRoute('/_public/terms')({
  head: () =>
    pageHead({
      path: '/terms',
      title: 'Whetstone Terms of Service',
      description: 'Whetstone’s terms: charges, refunds, cancellation, liability and governing law.',
    }),
  component: TermsPage,
});
