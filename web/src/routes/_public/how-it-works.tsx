import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../lib/page-head.ts';
import { HowPage } from '../../public/how-it-works/how-page.tsx';

export const Route = createFileRoute('/_public/how-it-works')({
  // Imported here: the app, which holds every route's definition, has no use for it.
  loader: async ({ serverContext }) =>
    (await import('../../public/parts/cases/cases-for.ts')).casesFor(serverContext, [
      'letter',
      'letterChanged',
      'picture',
    ]),
  head: () =>
    pageHead({
      path: '/how-it-works',
      image: 'how-it-works',
      title: 'How Whetstone works: five steps',
      description:
        'From a plain goal to a prompt for your tool in five steps: goal, optional enhancement, analysis, generation, result.',
    }),
  component: How,
});

function How() {
  return <HowPage {...Route.useLoaderData()} />;
}
