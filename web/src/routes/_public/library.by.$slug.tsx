import { createFileRoute } from '@tanstack/react-router';
import { pageContext } from '../../lib/page-context.ts';
import { AuthorPage } from '../../public/library/author-page.tsx';
import { NoAuthor } from '../../public/library/nothing-here.tsx';

export const Route = createFileRoute('/_public/library/by/$slug')({
  // Imported here: the app, which holds every route's definition, has no use for it.
  loader: async ({ params: { slug }, serverContext }) => {
    const { loadAuthor } = await import('../../public/library/load-author.ts');
    return loadAuthor(pageContext(serverContext), slug);
  },
  head: ({ loaderData }) => loaderData?.head ?? { meta: [{ name: 'robots', content: 'noindex' }] },
  notFoundComponent: NoAuthor,
  component: LibraryAuthor,
});

function LibraryAuthor() {
  return <AuthorPage {...Route.useLoaderData()} />;
}
