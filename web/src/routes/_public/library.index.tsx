import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import type { LibraryFacets, LibraryPage as Page } from '@whetstone/contract';
import { askedQuery } from '../../lib/asked-query.ts';
import { pageContext } from '../../lib/page-context.ts';
import { pageHead } from '../../lib/page-head.ts';
import { siteUrl } from '../../lib/site-url.ts';
import {
  laterAddress,
  libraryHref,
  libraryQueryOf,
  readLibraryAddress,
  wholeLibrary,
} from '../../public/library/library-address.ts';
import { LibraryPage } from '../../public/library/library-page.tsx';
import { NoPrompt } from '../../public/prompt/prompt-page.tsx';

export const Route = createFileRoute('/_public/library/')({
  loader: async ({ serverContext }) => {
    const query = askedQuery();
    const later = laterAddress(query);
    if (later) throw redirect({ href: later });
    const address = readLibraryAddress(query);
    const { readApi } = pageContext(serverContext);
    const [listAnswer, facetsAnswer] = await Promise.all([
      readApi(`/api/library${libraryQueryOf(address)}`),
      readApi('/api/library/facets'),
    ]);
    if (!listAnswer.ok || !facetsAnswer.ok) {
      const { templateCards } = await import('../../shared/templates/template-cards.ts');
      const list = { items: templateCards, total: templateCards.length, total_is_estimate: false };
      return { address: wholeLibrary, facets: undefined, list };
    }
    const list = (await listAnswer.json()) as Page;
    if (list.items.length === 0 && address.page > 1) throw notFound();
    return { address, facets: (await facetsAnswer.json()) as LibraryFacets, list };
  },
  head: ({ loaderData }) => {
    if (!loaderData)
      return { meta: [{ title: 'No such page · Whetstone' }, { name: 'robots', content: 'noindex' }] };
    const { address, list } = loaderData;
    const { category, page } = address;
    const site = siteUrl();
    const { meta, links } = pageHead({
      // What was searched or sorted is the same list in another order.
      path: libraryHref(wholeLibrary, { category, page }),
      title: `${category ? `${category}: prompts` : 'Prompt Library: prompts'} to read and copy${page > 1 ? `, page ${page}` : ''} · Whetstone`,
      description: `${category ? `Prompts for ${category}` : 'Prompts'} from Whetstone and its community, to search, read and copy without an account.`,
      data: {
        '@type': 'CollectionPage',
        name: category || 'Prompt Library',
        isPartOf: { '@type': 'WebSite', name: 'Whetstone', url: `${site}/` },
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: list.items.map(({ id, title }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            url: `${site}/library/${id}`,
            name: title,
          })),
        },
      },
    });
    const isSearch = address.search !== '' || address.tags.length > 0;
    const feed = libraryQueryOf({ ...wholeLibrary, category });
    return {
      meta: [...meta, ...(isSearch ? [{ name: 'robots', content: 'noindex, follow' }] : [])],
      links: [
        ...links,
        {
          rel: 'alternate',
          type: 'application/atom+xml',
          href: `${site}/library/feed.xml${feed}`,
          title: category ? `New in ${category}` : 'New prompts',
        },
      ],
    };
  },
  notFoundComponent: NoPrompt,
  component: OpenLibrary,
});

function OpenLibrary() {
  return <LibraryPage {...Route.useLoaderData()} />;
}
