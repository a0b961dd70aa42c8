import { createFileRoute } from '@tanstack/react-router';
import { pageContext } from '../../lib/page-context.ts';
import { CollectionPage } from '../../public/library/collection-page.tsx';
import { NoCollection } from '../../public/library/nothing-here.tsx';

export const Route = createFileRoute('/_public/library/collections/$id')({
  // Imported here: the app, which holds every route's definition, has no use for it.
  loader: async ({ params: { id }, serverContext }) => {
    const { loadCollection } = await import('../../public/library/load-collection.ts');
    return loadCollection(pageContext(serverContext), id);
  },
  head: ({ loaderData }) => loaderData?.head ?? { meta: [{ name: 'robots', content: 'noindex' }] },
  notFoundComponent: NoCollection,
  component: LibraryCollection,
});

function LibraryCollection() {
  return <CollectionPage {...Route.useLoaderData()} />;
}
