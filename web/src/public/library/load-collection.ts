import type { Collection, PageContext } from '@whetstone/contract';
import { pageHead } from '../../lib/page-head.ts';
import { siteUrl } from '../../lib/site-url.ts';
import { endAsNotFound, loadOthers } from '../parts/load-others.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A shared collection with its head. Throws `notFound` for one that is private, taken down, deleted or was never there. */
export async function loadCollection(server: PageContext, id: string) {
  const answer = uuid.test(id) ? await server.readApi(`/api/collections/${id}`) : undefined;
  if (answer && answer.status >= 500) throw new Error('The library could not be loaded');
  if (!answer?.ok) return endAsNotFound(server);
  const collection = (await answer.json()) as Collection;
  const { name, description, prompts, author } = collection;
  const head = pageHead({
    path: `/library/collections/${id}`,
    title: `${name} · Whetstone`,
    description:
      description.replaceAll(/\s+/g, ' ').slice(0, 160) ||
      `A collection of ${prompts.length} ${prompts.length === 1 ? 'prompt' : 'prompts'} to read and copy without an account.`,
    data: {
      '@type': 'CollectionPage',
      name,
      description: description || undefined,
      author: author ? { '@type': 'Person', name: author.name } : undefined,
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: prompts.map((prompt, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: `${siteUrl()}/library/${prompt.id}`,
          name: prompt.title,
        })),
      },
    },
  });
  return { collection, others: await loadOthers(server, prompts), head };
}
