import { expect, it } from 'vitest';
import { countFilters, parseLibrarySearch } from './library-search.ts';

it('filters are read from the address', () => {
  expect(parseLibrarySearch({ search: 'tea', sort: 'title', category: 'Other', tag: 'spring' })).toEqual({
    search: 'tea',
    sort: 'title',
    category: 'Other',
    tag: 'spring',
  });
});

it('nonsense in the address is left out', () => {
  expect(parseLibrarySearch({ search: 7, sort: 'size', category: ' ', tag: null })).toEqual({});
});

it('an order is no filter; a word searched for and a folder are', () => {
  expect(countFilters({ sort: 'title', view: 'bin', edit: 'new' })).toBe(0);
  expect(countFilters({ search: 'tea', folder: 'none' })).toBe(2);
});

it('[ML-02] the open prompt, the folder and the view are read from the address; other words are not', () => {
  const id = '0b6a1f52-6f0e-4c39-9d0a-3f6c1c8e5a01';
  expect(parseLibrarySearch({ edit: id, folder: 'none', view: 'bin' })).toMatchObject({
    edit: id,
    folder: 'none',
    view: 'bin',
  });
  expect(parseLibrarySearch({ edit: '../x', folder: 'all', view: 'admin' })).toMatchObject({
    edit: undefined,
    folder: undefined,
    view: undefined,
  });
});
