import type {
  LibraryCard,
  LibraryFacets,
  LibraryMark,
  LibraryPage,
  LibraryPrompt,
} from '@whetstone/contract';

export type Marks = Pick<LibraryMark, 'votes' | 'is_favorite' | 'has_voted'>;
export type MarkChange = (marks: Marks) => Marks;

type Lists = { pages: LibraryPage[]; pageParams: unknown[] };
/** The shapes in which the cache holds library prompts. */
export type LibraryData = Lists | LibraryFacets | LibraryPrompt | undefined;

/** Library data in which one prompt's marks are changed, wherever it appears; the count of favourites follows. */
export function markCards(data: LibraryData, id: string, change: MarkChange): LibraryData {
  if (data === undefined) return data;
  const mark = <Card extends LibraryCard | LibraryPrompt>(card: Card): Card =>
    card.id === id ? { ...card, ...change(card) } : card;
  if ('pages' in data)
    return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(mark) })) };
  if ('trending' in data) return { ...data, trending: data.trending.map(mark) };
  return mark(data);
}

export const favoriteChange =
  (isOn: boolean): MarkChange =>
  (marks) => ({ ...marks, is_favorite: isOn });

export const voteChange =
  (isOn: boolean): MarkChange =>
  (marks) =>
    marks.has_voted === isOn ? marks : { ...marks, has_voted: isOn, votes: marks.votes + (isOn ? 1 : -1) };
