import { createFileRoute } from '@tanstack/react-router';
import { pageContext } from '../../lib/page-context.ts';
import { pageHead } from '../../lib/page-head.ts';
import { HelpPage } from '../../public/help/help-page.tsx';

export const Route = createFileRoute('/_public/help')({
  // Imported here: the app, which holds every route's definition, has no use for it.
  loader: async ({ serverContext }) => {
    const { writeCase } = await import('../../public/parts/cases/write-case.ts');
    return { letter: writeCase('letter', pageContext(serverContext)) };
  },
  head: () =>
    pageHead({
      path: '/help',
      image: 'help',
      title: 'Whetstone help',
      description:
        'Getting started, the three prompters, managing prompts, best practices, troubleshooting and frequent questions.',
    }),
  component: Help,
});

function Help() {
  return <HelpPage {...Route.useLoaderData()} />;
}
