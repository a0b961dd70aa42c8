import { createFileRoute } from '@tanstack/react-router';
import { pageContext } from '../../lib/page-context.ts';
import { LibraryPage } from '../../public/library/library-page.tsx';
import { NoPrompt } from '../../public/library/nothing-here.tsx';

export const Route = createFileRoute('/_public/library/')({
  // Imported here: the app, which holds every route's definition, has no use for it.
  loader: async ({ serverContext }) => {
    const { loadLibrary } = await import('../../public/library/load-library.ts');
    return loadLibrary(pageContext(serverContext));
  },
  head: ({ loaderData }) => loaderData?.head ?? { meta: [{ name: 'robots', content: 'noindex' }] },
  notFoundComponent: NoPrompt,
  component: OpenLibrary,
});

function OpenLibrary() {
  return <LibraryPage {...Route.useLoaderData().page} />;
}
