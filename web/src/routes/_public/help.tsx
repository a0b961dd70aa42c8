import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../lib/page-head.ts';
import { HelpPage } from '../../public/help/help-page.tsx';

export const Route = createFileRoute('/_public/help')({
  // Imported here: the app, which holds every route's definition, has no use for it.
  loader: async ({ serverContext }) =>
    (await import('../../public/parts/cases/cases-for.ts')).casesFor(serverContext, ['prices']),
  head: () =>
    pageHead({
      path: '/help',
      image: 'help',
      title: 'Whetstone help',
      description:
        'Getting started, the three prompters, managing prompts, best practices and common questions.',
    }),
  component: () => <HelpPage {...Route.useLoaderData()} />,
});
