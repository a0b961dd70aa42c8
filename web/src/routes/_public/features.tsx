import { createFileRoute } from '@tanstack/react-router';
import { pageContext } from '../../lib/page-context.ts';
import { pageHead } from '../../lib/page-head.ts';
import { FeaturesPage } from '../../public/features/features-page.tsx';

export const Route = createFileRoute('/_public/features')({
  // Imported here: the app, which holds every route's definition, has no use for it.
  loader: async ({ serverContext }) => {
    const server = pageContext(serverContext);
    const { writeCase } = await import('../../public/parts/cases/write-case.ts');
    return { letter: writeCase('letter', server), waiting: writeCase('waiting', server) };
  },
  head: () =>
    pageHead({
      path: '/features',
      image: 'features',
      title: 'Features: every line of a prompt, and why',
      description:
        'Content, visual and code prompts, enhancement, a linter and a token count: Whetstone writes for the AI tool you use and gives the reason for every line.',
    }),
  component: Features,
});

function Features() {
  return <FeaturesPage {...Route.useLoaderData()} />;
}
