import { notFound, redirect } from '@tanstack/react-router';
import type { LibraryFacets, LibraryPage as Page, PageContext } from '@whetstone/contract';
import { askedQuery } from '../../lib/asked-query.ts';
import { laterAddress, type LibraryAddress, libraryQueryOf, readLibraryAddress } from './library-address.ts';
import { libraryHead } from './library-head.ts';
import type { LibraryPageProps } from './library-page.tsx';

const read = async ({ readApi }: PageContext): Promise<LibraryPageProps> => {
  const address = readLibraryAddress(askedQuery());
  const [list, facets] = await Promise.all([
    readApi(`/api/library${libraryQueryOf(address)}`),
    readApi('/api/library/facets'),
  ]);
  if (list.ok && facets.ok)
    return {
      address,
      isReachable: true,
      facets: (await facets.json()) as LibraryFacets,
      list: (await list.json()) as Page,
    };
  return amongTemplates({ ...address, page: 1 });
};

/** The built-in templates, which need no database, narrowed as the library would be. */
async function amongTemplates(address: LibraryAddress): Promise<LibraryPageProps> {
  const [{ templateCards }, { countCards, filterCards }] = await Promise.all([
    import('../../shared/library-cards/template-cards.ts'),
    import('../../shared/library-cards/filter-cards.ts'),
  ]);
  const { search, category, tags, sort } = address;
  const items = filterCards(templateCards, { search, tags: [...tags], sort, ...(category && { category }) });
  const facets: LibraryFacets = {
    ...countCards(templateCards),
    favorites: 0,
    trending: templateCards.slice(0, 6),
    trending_by: 'recent',
  };
  return {
    address,
    isReachable: false,
    facets,
    list: { items, total: items.length, total_is_estimate: false },
  };
}

/** What the open library shows at the address asked for, and its head; the built-in templates where it cannot be read. */
export async function loadLibrary(server: PageContext) {
  const later = laterAddress(askedQuery());
  if (later) throw redirect({ href: later });
  const page = await read(server);
  if (page.list.items.length === 0 && page.address.page > 1) throw notFound();
  return { page, head: libraryHead(page) };
}
