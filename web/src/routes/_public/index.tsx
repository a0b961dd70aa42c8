import { createFileRoute } from '@tanstack/react-router';
import { plans } from '@whetstone/contract/plans';
import { pageHead } from '../../lib/page-head.ts';
import { siteUrl } from '../../lib/site-url.ts';
import { Home } from '../../public/home/home.tsx';

export const Route = createFileRoute('/_public/')({
  validateSearch: (search): { goal?: string; for?: string } => ({
    ...(search.goal === undefined ? {} : { goal: String(search.goal) }),
    ...(search.for === undefined ? {} : { for: String(search.for) }),
  }),
  loaderDeps: ({ search }) => search,
  // Imported here: the app, which holds every route's definition, has no use for it.
  loader: async ({ deps, serverContext }) =>
    (await import('../../public/home/load-home.ts')).loadHome(serverContext, deps),
  head: () =>
    pageHead({
      path: '/',
      title: 'Whetstone: say it plainly, send it sharp',
      description:
        'Whetstone asks the questions that matter and writes the prompt for ChatGPT, Claude, Midjourney, Cursor and other AI tools.',
      data: {
        '@type': 'WebApplication',
        name: 'Whetstone',
        url: `${siteUrl()}/`,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Any',
        offers: plans.map(({ name, priceUsd }) => ({
          '@type': 'Offer',
          name,
          price: priceUsd,
          priceCurrency: 'USD',
        })),
      },
    }),
  component: HomePage,
});

function HomePage() {
  return <Home {...Route.useLoaderData()} />;
}
