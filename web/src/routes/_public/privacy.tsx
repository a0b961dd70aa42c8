import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../lib/page-head.ts';
import { PrivacyPage } from '../../public/legal/privacy-page.tsx';

export const Route = createFileRoute('/_public/privacy')({
  head: () =>
    pageHead({
      path: '/privacy',
      title: 'Privacy at Whetstone',
      description: 'What Whetstone stores, why, and for how long.',
    }),
  component: PrivacyPage,
});
