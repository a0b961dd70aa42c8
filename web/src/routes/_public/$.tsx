import { createFileRoute, useLocation } from '@tanstack/react-router';
import { pageHead } from '../../lib/page-head.ts';
import { Home } from '../../public/home/home.tsx';
import { NoSuchPage } from '../../public/home/no-such-page.tsx';

/** An address without a page shows home and says so, as an answer that no crawler keeps. */
export const Route = createFileRoute('/_public/$')({
  staticData: { status: 404 },
  // Imported here: the app, which holds every route's definition, has no use for it.
  loader: async ({ serverContext }) =>
    (await import('../../public/home/load-home.ts')).loadHome(serverContext),
  head: () =>
    pageHead({
      path: '/',
      title: 'Page not found · Whetstone',
      description: 'There is no page at this address. Whetstone’s home page is shown instead.',
    }),
  component: Unknown,
});

function Unknown() {
  return (
    <>
      <NoSuchPage path={useLocation().pathname} />
      <Home {...Route.useLoaderData()} />
    </>
  );
}
