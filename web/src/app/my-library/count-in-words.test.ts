import { expect, test } from 'vitest';
import { countInWords } from './count-in-words.ts';

const facets = { total: 1200, favorites: 1, binned: 0 };

test('the count is of what is shown', () => {
  expect(countInWords({}, facets, 1200)).toBe('1,200 prompts');
  expect(countInWords({ search: 'zebra' }, facets, 0)).toBe('0 prompts found');
  expect(countInWords({ view: 'bin' }, { ...facets, binned: 3 }, 5)).toBe('3 in the trash');
  expect(countInWords({ view: 'bin' }, facets, 5), 'the state says it').toBeUndefined();
  expect(countInWords({ view: 'favorites' }, facets, 5)).toBe('1 favorite');
});

test('nothing is said before it is known', () => {
  expect(countInWords({}, undefined, undefined)).toBeUndefined();
  expect(countInWords({ tag: 'seo' }, facets, undefined)).toBeUndefined();
});
