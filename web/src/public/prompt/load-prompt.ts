import type { LibraryCard, LibraryPrompt, PageContext } from '@whetstone/contract';
import { pageHead } from '../../lib/page-head.ts';
import { siteUrl } from '../../lib/site-url.ts';
import { endAsNotFound } from '../parts/load-others.ts';
import { hintsOf } from '../../shared/library-cards/template-cards.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const longestDescription = 160;

const promptHead = ({
  id,
  title,
  description,
  tags,
  category,
  prompt_text,
  published_at,
  author,
}: LibraryPrompt) => {
  const site = siteUrl();
  const crumb = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: `${site}${path}`,
  });
  return pageHead({
    path: `/library/${id}`,
    title: `${title} · Whetstone`,
    description: (description || prompt_text).replaceAll(/\s+/g, ' ').slice(0, longestDescription),
    data: {
      '@type': 'CreativeWork',
      name: title,
      description: description || undefined,
      text: prompt_text,
      author: author
        ? {
            '@type': 'Person',
            name: author.name,
            url: `${site}/library/by/${encodeURIComponent(author.slug)}`,
          }
        : undefined,
      genre: category,
      keywords: tags.join(', '),
      datePublished: published_at,
      isAccessibleForFree: true,
      mainEntityOfPage: {
        '@type': 'WebPage',
        breadcrumb: {
          '@type': 'BreadcrumbList',
          itemListElement: [
            crumb(1, 'Prompt Library', '/library'),
            crumb(2, category, `/library?category=${encodeURIComponent(category)}`),
          ],
        },
      },
    },
  });
};

/** Of the similar ones those of its category or with a tag of its own; where there are none, the first two. */
const nearOf = ({ category, tags }: LibraryPrompt, similar: readonly LibraryCard[]) => {
  const near = similar.filter(
    (other) => other.category === category || other.tags.some((tag) => tags.includes(tag)),
  );
  return near.length > 0 ? near : similar.slice(0, 2);
};

/** One public prompt with its head. Throws `notFound` for one that is private, taken down, deleted or was never there. */
export async function loadPrompt(server: PageContext, id: string) {
  const { readApi } = server;
  const answer = uuid.test(id) ? await readApi(`/api/library/${id}`) : undefined;
  if (answer && answer.status >= 500) throw new Error('The library could not be loaded');
  if (!answer?.ok) return endAsNotFound(server);
  const prompt = (await answer.json()) as LibraryPrompt;
  const like = await readApi(`/api/library/${id}/similar`);
  // The page is read without them where they cannot be found.
  const similar = like.ok ? ((await like.json()) as { items: LibraryCard[] }).items : [];
  return { prompt, similar: nearOf(prompt, similar), hints: hintsOf(id), head: promptHead(prompt) };
}
