import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../lib/page-head.ts';
import { HelpPage } from '../../public/help/help-page.tsx';

export const Route = createFileRoute('/_public/help')({
  head: () =>
    pageHead({
      path: '/help',
      image: 'help',
      title: 'Whetstone help',
      description:
        'Getting started, the three prompters, managing prompts, best practices, troubleshooting and common questions.',
    }),
  component: HelpPage,
});
