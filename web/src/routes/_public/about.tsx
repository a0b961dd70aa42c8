import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../lib/page-head.ts';
import { AboutPage } from '../../public/about/about-page.tsx';

export const Route = createFileRoute('/_public/about')({
  head: () =>
    pageHead({
      path: '/about',
      title: 'About Whetstone: why it exists',
      description:
        'Whetstone works like an editor: it keeps your words where they are clear, writes in what is missing and puts the reason in the margin.',
    }),
  component: AboutPage,
});
