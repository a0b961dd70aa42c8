import type { LibraryCard } from '@whetstone/contract';
import { expect, it } from 'vitest';
import { favoriteChange, markCards, voteChange } from './mark-cards.ts';

const card = (id: string): LibraryCard => ({
  id,
  title: id,
  description: '',
  category: 'Other',
  tags: [],
  use_case: null,
  preview: '',
  votes: 3,
  is_template: false,
  is_own: false,
  is_favorite: false,
  has_voted: false,
  published_at: '2026-01-01T00:00:00.000Z',
});
const lists = {
  pages: [{ items: [card('a'), card('b')], next_cursor: null, total: 2, total_is_estimate: false }],
  pageParams: [],
};

it('[LB-06] a vote counts once, and taking it back restores the count', () => {
  const voted = markCards(lists, 'a', voteChange(true));
  const twice = markCards(voted, 'a', voteChange(true));
  expect(twice).toMatchObject({ pages: [{ items: [{ votes: 4, has_voted: true }, { votes: 3 }] }] });
  expect(markCards(twice, 'a', voteChange(false))).toEqual(lists);
});

it('[LB-05] a favourite is marked in lists, in the slider and in the open prompt', () => {
  const facets = {
    total: 1,
    favorites: 0,
    categories: [],
    tags: [],
    trending: [card('a')],
    trending_by: 'votes' as const,
  };
  expect(markCards(facets, 'a', favoriteChange(true))).toMatchObject({ trending: [{ is_favorite: true }] });
  expect(markCards(lists, 'b', favoriteChange(true))).toMatchObject({
    pages: [{ items: [{ is_favorite: false }, { is_favorite: true }] }],
  });
});

it('nothing read yet stays nothing', () => {
  expect(markCards(undefined, 'a', voteChange(true))).toBeUndefined();
});
