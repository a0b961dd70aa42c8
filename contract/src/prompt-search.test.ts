import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSearch } from './prompt-search.ts';

const nothing = { text: '', tags: [], folders: [], categories: [] };

it('[ML-07] filters are read out of the words of a search', () => {
  expect(readSearch('tag:seo folder:"Old clients" public:yes before:2026-10 spring letter')).toEqual({
    search: {
      ...nothing,
      text: 'spring letter',
      tags: ['seo'],
      folders: ['Old clients'],
      isPublic: true,
      before: '2026-10-01',
    },
    problems: [],
  });
  expect(readSearch('PUBLIC:No after:2025 category:Marketing')).toMatchObject({
    search: { isPublic: false, after: '2025-01-01', categories: ['Marketing'] },
  });
});

it('[ML-07] what is no filter is a word, with its colon', () => {
  expect(readSearch('note: https://example.org a:b').search).toEqual({
    ...nothing,
    text: 'note: https://example.org a:b',
  });
});

it('[ML-07] what a filter cannot mean is said in words', () => {
  expect(readSearch('before:soon public:perhaps tag: after:2026-02-30').problems).toEqual([
    'Enter a date after “before:”, such as before:2026-10 or before:2026-10-31.',
    'Enter “public:yes” or “public:no”.',
    'Enter something after “tag:”.',
    'Enter a date after “after:”, such as after:2026-10 or after:2026-10-31.',
  ]);
});

it('[ML-07] words without a colon are all looked for, whatever they are', () => {
  const word = fc.stringMatching(/^[^\s":]+$/);
  fc.assert(
    fc.property(fc.array(word), (words) => {
      expect(readSearch(words.join(' '))).toEqual({
        search: { ...nothing, text: words.join(' ') },
        problems: [],
      });
    }),
  );
});
