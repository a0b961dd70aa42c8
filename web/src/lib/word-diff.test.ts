import { expect, it } from 'vitest';
import { wordDiff } from './word-diff.ts';

const textOf = (spans: ReturnType<typeof wordDiff>, without: string) =>
  spans
    .filter(({ origin }) => origin !== without)
    .map(({ text }) => text)
    .join('');

it.each([
  ['Write a short mail', 'Write a very short letter'],
  ['', 'All new'],
  ['All gone', ''],
  ['a a b a', 'a b a a b'],
  ['line one\nline two', 'line two\nline one'],
])('[ML-05] the diff of %j and %j holds both texts whole', (before, after) => {
  const spans = wordDiff(before, after);
  expect(textOf(spans, 'added')).toBe(before);
  expect(textOf(spans, 'removed')).toBe(after);
});

it('only the changed word is marked', () => {
  expect(wordDiff('one two three', 'one 2 three').map(({ text, origin }) => [text, origin])).toEqual([
    ['one ', 'goal'],
    ['two', 'removed'],
    ['2', 'added'],
    [' three', 'goal'],
  ]);
});
