import type { PromptVersion } from '@whetstone/contract';
import { expect, it } from 'vitest';
import { versionSections } from './version-sections.ts';
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

it('a save shows only the parts that it changed, and says how much', () => {
  const version: PromptVersion = {
    id: '0b6a1f52-6f0e-4c39-9d0a-3f6c1c8e5a01',
    number: 1,
    title: 'Tea',
    description: '',
    prompt_text: 'Write about tea',
    category: 'Other',
    tags: [],
    use_case: null,
    created_at: '2026-01-01T00:00:00.000Z',
  };
  const sections = versionSections(version, {
    ...version,
    prompt_text: 'Write much about tea',
    tags: ['tea'],
  });
  expect(sections.map(({ title }) => title)).toEqual(['Prompt', 'Tags']);
  expect(sections[0]?.spans.find(({ reason }) => reason)?.reason).toBe('1 word added.');
});
