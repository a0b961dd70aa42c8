import type { LibraryCard } from '@whetstone/contract';
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

/** How many cards there are in all and in each category, the largest first. */
export function countCards(cards: readonly LibraryCard[]) {
  const counts = new Map<string, number>();
  for (const { category } of cards) counts.set(category, (counts.get(category) ?? 0) + 1);
  const categories = [...counts].map(([name, count]) => ({ name, count }));
  return {
    total: cards.length,
    categories: categories.sort(
      (one, other) => other.count - one.count || one.name.localeCompare(other.name),
    ),
  };
}
