import type { AuthorPage, PageContext } from '@whetstone/contract';
import { askedQuery } from '../../lib/asked-query.ts';
import { pageHead } from '../../lib/page-head.ts';
import { siteUrl } from '../../lib/site-url.ts';
import { endAsNotFound, loadOthers } from '../parts/load-others.ts';

export const authorPath = (slug: string) => `/library/by/${encodeURIComponent(slug)}`;

/** An author's page with its head. Throws `notFound` for a name that nobody has, or that was taken down. */
export async function loadAuthor(server: PageContext, slug: string) {
  const cursor = new URLSearchParams(askedQuery()).get('cursor');
  const query = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`;
  const answer = await server.readApi(`/api/authors/${encodeURIComponent(slug)}${query}`);
  if (answer.status >= 500) throw new Error('The library could not be loaded');
  if (!answer.ok) return endAsNotFound(server);
  const page = (await answer.json()) as AuthorPage;
  const { name } = page.author;
  const head = pageHead({
    path: authorPath(slug),
    title: `Prompts by ${name} · Whetstone`,
    description: `Read and copy public prompts and collections by ${name} without an account.`,
    data: {
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name, url: `${siteUrl()}${authorPath(slug)}` },
    },
  });
  const isLater = cursor !== null;
  return {
    page,
    isLater,
    others: await loadOthers(server, page.items),
    head: {
      ...head,
      meta: [...head.meta, ...(isLater ? [{ name: 'robots', content: 'noindex, follow' }] : [])],
    },
  };
}
