import { queryOptions } from '@tanstack/react-query';
import type { LibraryCard } from '@whetstone/contract';
import { libraryFacetLimits } from '@whetstone/contract/limits';
import type { LibrarySearch } from './library-search.ts';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The filters of the library over cards that are already here: all words of the search, any of the tags. */
export function filterCards(
  cards: readonly LibraryCard[],
  { search = '', category, tags = [], favorites, sort }: LibrarySearch,
): LibraryCard[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const found = cards.filter((card) => {
    const text = plain([card.title, card.description, card.category, ...card.tags].join(' '));
    return (
      words.every((word) => text.includes(word)) &&
      (category === undefined || card.category === category) &&
      (tags.length === 0 || tags.some((tag) => card.tags.includes(tag))) &&
      (!favorites || card.is_favorite)
    );
  });
  return sort === 'title' ? found.sort((one, other) => one.title.localeCompare(other.title)) : found;
}

const counted = (names: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
};

/** How many cards there are in all, in each category and with the most used tags, the largest first. */
export const countCards = (cards: readonly LibraryCard[]) => ({
  total: cards.length,
  categories: counted(cards.map(({ category }) => category)),
  tags: counted(cards.flatMap(({ tags }) => tags)).slice(0, libraryFacetLimits.tags),
});

/** The built-in templates, which need no server, for where the library cannot be read. */
export const builtInTemplatesQuery = queryOptions({
  queryKey: ['built-in-templates'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => (await import('./template-cards.ts')).templateCards,
});
