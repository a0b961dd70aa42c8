import { notFound, redirect } from '@tanstack/react-router';
import type { LibraryFacets, LibraryPage as Page, PageContext } from '@whetstone/contract';
import { askedQuery } from '../../lib/asked-query.ts';
import { laterAddress, libraryQueryOf, readLibraryAddress, wholeLibrary } from './library-address.ts';
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
      facets: (await facets.json()) as LibraryFacets,
      list: (await list.json()) as Page,
    };
  const { templateCards } = await import('../../shared/templates/template-cards.ts');
  const templates = { items: templateCards, total: templateCards.length, total_is_estimate: false };
  return { address: wholeLibrary, facets: undefined, list: templates };
};

/** What the open library shows at the address asked for, and its head; the built-in templates where it cannot be read. */
export async function loadLibrary(server: PageContext) {
  const later = laterAddress(askedQuery());
  if (later) throw redirect({ href: later });
  const page = await read(server);
  if (page.list.items.length === 0 && page.address.page > 1) throw notFound();
  return { page, head: libraryHead(page) };
}
