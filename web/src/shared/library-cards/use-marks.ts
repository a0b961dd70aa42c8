import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LibraryCard } from '@whetstone/contract';
import { dashboardQuery } from '../../lib/api/dashboard.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { libraryFacetsQuery, libraryKey, setFavorite, setVote } from '../../lib/api/library.ts';
import { promptFacetsQuery } from '../../lib/api/prompts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { favoriteChange, type LibraryData, type MarkChange, markCards, voteChange } from './mark-cards.ts';

const favoritesKey = [...libraryKey, 'list', { favorites: 'true' }];

type MarkedPrompt = Pick<LibraryCard, 'id' | 'is_favorite' | 'has_voted'>;

/** Favourites and votes: shown at once, taken back with a sentence when the server refuses. */
export function useMarks() {
  const cache = useQueryClient();
  const change = (id: string, marks: MarkChange) =>
    cache.setQueriesData<LibraryData>({ queryKey: libraryKey }, (data) => markCards(data, id, marks));
  const countFavorite = (by: number) =>
    cache.setQueryData(
      libraryFacetsQuery.queryKey,
      (facets) => facets && { ...facets, favorites: Math.max(0, facets.favorites + by) },
    );
  const favorite = useMutation({
    mutationFn: ({ id, is_favorite }: MarkedPrompt) => setFavorite(id, !is_favorite),
    onMutate: ({ id, is_favorite }) => {
      change(id, favoriteChange(!is_favorite));
      countFavorite(is_favorite ? -1 : 1);
    },
    // A list of favourites keeps its cards, so that a star can be put back; it is read anew when it is next opened.
    onSuccess: () => {
      void cache.invalidateQueries(promptFacetsQuery);
      void cache.invalidateQueries(dashboardQuery);
      void cache.invalidateQueries({ queryKey: favoritesKey, refetchType: 'none' });
    },
    onError: (error, { id, is_favorite }) => {
      change(id, favoriteChange(is_favorite));
      countFavorite(is_favorite ? 1 : -1);
      showToast({ text: `Your favorites were not changed. ${describeError(error)}` });
    },
  });
  const vote = useMutation({
    mutationFn: ({ id, has_voted }: MarkedPrompt) => setVote(id, !has_voted),
    onMutate: ({ id, has_voted }) => change(id, voteChange(!has_voted)),
    onSuccess: ({ id, votes, has_voted, note }) => {
      change(id, (marks) => ({ ...marks, votes, has_voted }));
      if (note) showToast({ text: note });
    },
    onError: (error, { id, has_voted }) => {
      change(id, voteChange(has_voted));
      showToast({ text: `Your vote was not changed. ${describeError(error)}` });
    },
  });
  return {
    toggleFavorite: (prompt: MarkedPrompt) => favorite.mutate(prompt),
    toggleVote: (prompt: MarkedPrompt) => vote.mutate(prompt),
  };
}
