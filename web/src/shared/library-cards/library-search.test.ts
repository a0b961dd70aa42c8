import { expect, it } from 'vitest';
import { countFilters, parseLibrarySearch, toggleTag } from './library-search.ts';

const prompt = '0b6a1f52-6f0e-4c39-9d0a-3f6c1c8e5a01';

it('[LB-02] filters, order and the open prompt are read from the address', () => {
  const search = {
    search: 'tea',
    category: 'Education',
    tags: ['a', 'b'],
    favorites: true,
    sort: 'title',
    prompt,
  };
  expect(parseLibrarySearch(search)).toEqual(search);
});

it('nonsense in the address is left out', () => {
  const raw = { search: 7, category: ' ', tags: 'a', favorites: 'yes', sort: 'size', prompt: '../admin' };
  expect(Object.values(parseLibrarySearch(raw)).filter((value) => value !== undefined)).toEqual([]);
});

it('every filter counts once and each tag by itself; order and open prompt do not', () => {
  expect(countFilters({ search: 'a', tags: ['x', 'y'], favorites: true, sort: 'title', prompt })).toBe(4);
});

it('a tag goes on, then off again', () => {
  expect(toggleTag({}, 'a')).toEqual({ tags: ['a'] });
  expect(toggleTag({ tags: ['a', 'b'] }, 'a')).toEqual({ tags: ['b'] });
  expect(toggleTag({ tags: ['a'] }, 'a')).toEqual({ tags: undefined });
});
