import { createFileRoute } from '@tanstack/react-router';
import { pageContext } from '../../lib/page-context.ts';
import { pageHead } from '../../lib/page-head.ts';
import { BusinessPage } from '../../public/business/business-page.tsx';
import { type DemoOutcome, demoOutcomes } from '../../public/business/demo-outcomes.ts';

export const Route = createFileRoute('/_public/business')({
  validateSearch: (search): { demo?: DemoOutcome } => {
    const demo = demoOutcomes.find((outcome) => outcome === search.demo);
    return demo ? { demo } : {};
  },
  // Imported here: the app, which holds every route's definition, has no use for it.
  loader: async ({ serverContext }) => {
    const { writeAskers } = await import('../../public/business/write-askers.ts');
    return writeAskers(pageContext(serverContext));
  },
  head: () =>
    pageHead({
      path: '/business',
      image: 'business',
      title: 'Whetstone for teams: one way of asking',
      description:
        'The same checks, the same blanks and one collection of prompts that worked, for content, design and development teams.',
    }),
  component: Business,
});

function Business() {
  return <BusinessPage outcome={Route.useSearch().demo} askers={Route.useLoaderData()} />;
}
