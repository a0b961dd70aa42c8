import { expect, it } from 'vitest';
import { isShown, viewOf } from './view-of.ts';

it('[ML-12] a view keeps filters and order, and neither what is open nor where one is', () => {
  expect(viewOf({ search: 'tag:seo', sort: 'title', open: 'a', edit: 'new', view: 'bin' })).toEqual({
    search: 'tag:seo',
    sort: 'title',
  });
});

it('[ML-12] a view is shown by an address with the same filters, whatever is open', () => {
  const view = { filters: { search: 'tea', folder: 'none' as const } };
  expect(isShown(view, { folder: 'none', search: 'tea', open: 'a' })).toBe(true);
  expect(isShown(view, { folder: 'none' })).toBe(false);
  expect(isShown(view, { folder: 'none', search: 'tea', view: 'bin' })).toBe(false);
});
