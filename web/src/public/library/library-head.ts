import { pageHead } from '../../lib/page-head.ts';
import { siteUrl } from '../../lib/site-url.ts';
import { libraryHref, libraryQueryOf, wholeLibrary } from './library-address.ts';
import type { LibraryPageProps } from './library-page.tsx';

/** Title, canonical address, feed and structured data of a page of the open library. */
export function libraryHead({ address, list }: LibraryPageProps) {
  const { category, page } = address;
  const site = siteUrl();
  const subject = category ? `${category}: prompts` : 'Prompt Library: prompts';
  const { meta, links } = pageHead({
    // What was searched or sorted is the same list in another order.
    path: libraryHref(wholeLibrary, { category, page }),
    title: `${subject} to read and copy${page > 1 ? `, page ${page}` : ''} · Whetstone`,
    description: `Search, read and copy ${category ? `${category} prompts` : 'prompts'} from Whetstone and its community without an account.`,
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
  return {
    meta: [...meta, ...(isSearch ? [{ name: 'robots', content: 'noindex, follow' }] : [])],
    links: [
      ...links,
      {
        rel: 'alternate',
        type: 'application/atom+xml',
        href: `${site}/library/feed.xml${libraryQueryOf({ ...wholeLibrary, category })}`,
        title: category ? `New in ${category}` : 'New prompts',
      },
    ],
  };
}
