import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../lib/page-head.ts';
import { FeaturesPage } from '../../public/features/features-page.tsx';

export const Route = createFileRoute('/_public/features')({
  // Imported here: the app, which holds every route's definition, has no use for it.
  loader: async ({ serverContext }) =>
    (await import('../../public/parts/cases/cases-for.ts')).casesFor(serverContext, ['job', 'waiting']),
  head: () =>
    pageHead({
      path: '/features',
      image: 'features',
      title: 'Whetstone features: every line, and why',
      description:
        'Content, visual and code prompts for the AI tool you use, with the reason for every line.',
    }),
  component: Features,
});

function Features() {
  return <FeaturesPage {...Route.useLoaderData()} />;
}
