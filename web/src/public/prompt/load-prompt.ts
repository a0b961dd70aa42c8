import { notFound } from '@tanstack/react-router';
import type { LibraryCard, LibraryPrompt, PageContext } from '@whetstone/contract';
import { pageHead } from '../../lib/page-head.ts';
import { siteUrl } from '../../lib/site-url.ts';
import { hintsOf } from '../../shared/templates/template-cards.ts';

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

/** One public prompt with its head. Throws `notFound` for one that is private, taken down, deleted or was never there. */
export async function loadPrompt({ readApi }: PageContext, id: string) {
  const answer = uuid.test(id) ? await readApi(`/api/library/${id}`) : undefined;
  if (answer && answer.status >= 500) throw new Error('The library could not be loaded');
  if (!answer?.ok) throw notFound();
  const prompt = (await answer.json()) as LibraryPrompt;
  const like = await readApi(`/api/library/${id}/similar`);
  // The page is read without them where they cannot be found.
  const similar = like.ok ? ((await like.json()) as { items: LibraryCard[] }).items : [];
  return { prompt, similar, hints: hintsOf(id), head: promptHead(prompt) };
}
