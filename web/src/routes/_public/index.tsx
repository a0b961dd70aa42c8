import { createFileRoute } from '@tanstack/react-router';
import { plans } from '@whetstone/contract/plans';
import { Home } from '../../features/public-home/home.tsx';
import { deskKinds, longestDeskGoal } from '../../features/public-desk/desk-kinds.ts';
import { writePrompt } from '../../features/public-desk/write-prompt.ts';
import { pageHead } from '../../lib/page-head.ts';
import { siteUrl } from '../../lib/site-url.ts';

export const Route = createFileRoute('/_public/')({
  validateSearch: (search): { goal?: string; for?: string } => ({
    ...(search.goal === undefined ? {} : { goal: String(search.goal).slice(0, longestDeskGoal) }),
    ...(search.for === undefined ? {} : { for: String(search.for) }),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const asked = deskKinds.find(({ id }) => id === deps.for);
    const samples = deskKinds.map(async ({ id, example }) => {
      const goal = id === asked?.id ? (deps.goal ?? example) : example;
      return { kind: id, goal, prompt: await writePrompt(id, goal) };
    });
    return { open: asked?.id ?? 'text', samples: await Promise.all(samples) } as const;
  },
  head: () =>
    pageHead({
      path: '/',
      title: 'Whetstone: say it plainly, send it sharp',
      description:
        'Type what you want. Whetstone turns it into a prompt made for the tool you use, with a reason beside every change.',
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
  const { samples, open } = Route.useLoaderData();
  return <Home samples={samples} open={open} />;
}
