import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  laterAddress,
  libraryHref,
  libraryQueryOf,
  readLibraryAddress,
  wholeLibrary,
} from './library-address.ts';

it('[LB-08] search, category, tags, order and page are read from the address', () => {
  expect(readLibraryAddress('?search=tea+time&category=Food&tag=a&tag=b&sort=title&page=3')).toEqual({
    search: 'tea time',
    category: 'Food',
    tags: ['a', 'b'],
    sort: 'title',
    page: 3,
  });
});

it('a search for a number, a word of JSON or signs stays what was typed', () => {
  for (const typed of ['7', '1e3', '007', 'true', 'null', '"tea"', '[a]', 'a&b=c', '100% #1'])
    expect(readLibraryAddress(`?search=${encodeURIComponent(typed)}`).search).toBe(typed);
});

it('nonsense is left out', () => {
  expect(readLibraryAddress('?search=++&sort=size&page=0&tag=')).toEqual(wholeLibrary);
  for (const page of ['-1', '1.5', 'x', '1e9', '']) expect(readLibraryAddress(`?page=${page}`).page).toBe(1);
});

it('what is written into an address is read out of it', () => {
  const word = fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.trim());
  const address = fc.record({
    search: word,
    category: word,
    tags: fc.uniqueArray(
      word.filter((tag) => tag !== ''),
      { maxLength: 5 },
    ),
    sort: fc.constantFrom('votes' as const, 'recent' as const, 'title' as const),
    page: fc.integer({ min: 1, max: 100 }),
  });
  fc.assert(
    fc.property(address, (wanted) => {
      expect(readLibraryAddress(libraryQueryOf(wanted))).toEqual(wanted);
    }),
  );
});

it('another filter begins at its first page', () => {
  const address = { ...wholeLibrary, category: 'Food', page: 4 };
  expect(libraryHref(address, { sort: 'recent' })).toBe('/library?category=Food&sort=recent');
  expect(libraryHref(address, { page: 5 })).toBe('/library?category=Food&page=5');
  expect(libraryHref(address, wholeLibrary)).toBe('/library');
});

it('an address of the library as it was for those who were signed in leads on', () => {
  expect(laterAddress('?prompt=abc')).toBe('/library/abc');
  expect(laterAddress('?favorites=true')).toBe('/prompt-library?favorites=true');
  expect(laterAddress('?search=tea&page=2')).toBeUndefined();
});
