import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { readSearch } from '@whetstone/contract/prompt-search';
import { type PromptFilters, promptRowsQuery } from '../../../lib/api/prompts.ts';

/** Rows left below when the next page is asked for. */
const nextPageAt = 60;

/** The rows that fit the filters, page by page; a search whose filters say nothing is not asked. */
export function useFoundRows(asked: PromptFilters) {
  const { search, problems } = readSearch(asked.search ?? '');
  const list = useInfiniteQuery({
    ...promptRowsQuery(asked),
    placeholderData: keepPreviousData,
    enabled: problems.length === 0,
  });
  const rows = list.data?.pages.flatMap((page) => page.items) ?? [];
  return {
    list,
    rows,
    problems,
    total: list.data?.pages[0]?.total,
    /** Words that were searched for, apart from filters. */
    words: search.text.split(/\s+/).filter(Boolean),
    /** What stands there is what was asked for. */
    isSettled: list.isSuccess && !list.isPlaceholderData,
    /** Asks for the next page where this row is near the end. */
    onReach: (index: number) => {
      if (index > rows.length - nextPageAt && list.hasNextPage && !list.isFetchingNextPage)
        void list.fetchNextPage();
    },
  };
}
