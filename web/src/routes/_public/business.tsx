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
    const { casesFor } = await import('../../public/parts/cases/cases-for.ts');
    const { writeAskers } = await import('../../public/business/write-askers.ts');
    return {
      askers: writeAskers(pageContext(serverContext)),
      ...casesFor(serverContext, ['prices']),
    };
  },
  head: () =>
    pageHead({
      path: '/business',
      image: 'business',
      title: 'Whetstone for teams: one standard for prompts',
      description:
        'Everyone on the team is asked the same questions, so a prompt no longer depends on who wrote it. For content, design and development teams.',
    }),
  component: Business,
});

function Business() {
  return <BusinessPage {...Route.useLoaderData()} outcome={Route.useSearch().demo} />;
}
