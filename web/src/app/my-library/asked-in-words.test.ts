import { expect, test } from 'vitest';
import { askedInWords } from './asked-in-words.ts';

test('what was asked for is named, search first', () => {
  const folders = [{ id: 'f', name: 'Shop' }];
  expect(askedInWords({ search: 'zebra' }, folders)).toBe('that match “zebra”');
  expect(askedInWords({ search: 'zebra', category: 'Marketing', tag: 'seo', folder: 'f' }, folders)).toBe(
    'that match “zebra”, in Marketing, tagged “seo”, in the folder “Shop”',
  );
});

test('no folder and a folder that is not known yet are named too', () => {
  expect(askedInWords({ folder: 'none' }, [])).toBe('without a folder');
  expect(askedInWords({ folder: 'g' }, [])).toBe('in this folder');
});
