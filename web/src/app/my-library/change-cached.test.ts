import type { Prompt } from '@whetstone/contract';
import { expect, it } from 'vitest';
import { changeCached, deleteChange, moveChange, publishChange, tagChange } from './change-cached.ts';

const prompt = (id: string, folder_id: string | null = null): Prompt => ({
  id,
  user_id: 'ada',
  title: id,
  description: '',
  prompt_text: 'Words',
  category: 'Other',
  tags: [],
  votes: 0,
  is_public: false,
  use_case: null,
  thumbnail_url: null,
  folder_id,
  published_at: null,
  is_moderated: false,
  revision: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
});
const lists = (...prompts: Prompt[]) => ({
  pages: [
    { items: prompts.slice(0, 2), total: prompts.length, next_cursor: 'on' },
    { items: prompts.slice(2), total: prompts.length, next_cursor: null },
  ],
  pageParams: [undefined, 'on'],
});
const key = (filters: object) => ['prompts', filters, 24];

it('[ML-01] what is deleted leaves every page of a list, and the count follows', () => {
  const after = changeCached(key({}), lists(prompt('a'), prompt('b'), prompt('c')), deleteChange(['a', 'c']));
  expect(after).toMatchObject({
    pages: [
      { items: [{ id: 'b' }], total: 1 },
      { items: [], total: 1 },
    ],
  });
});

it('[ML-03] what is moved leaves the list of its old folder and stays in the list of all', () => {
  const change = moveChange(['a'], 'work');
  const data = lists(prompt('a', 'home'), prompt('b', 'home'));
  expect(changeCached(key({ folder: 'home' }), data, change)).toMatchObject({
    pages: [{ items: [{ id: 'b' }] }, {}],
  });
  expect(changeCached(key({}), data, change)).toMatchObject({
    pages: [{ items: [{ id: 'a', folder_id: 'work' }, { id: 'b' }], total: 2 }, {}],
  });
});

it('[ML-03] publishing shows in lists and in the opened prompt alone', () => {
  const change = publishChange(['a'], true);
  expect(changeCached(['prompts', 'one', 'a'], prompt('a'), change)).toMatchObject({ is_public: true });
  expect(changeCached(['prompts', 'one', 'b'], prompt('b'), change)).toMatchObject({ is_public: false });
  const facets = { total: 3, categories: [] };
  expect(changeCached(['prompts', 'facets'], facets, change)).toBe(facets);
});

it('[ML-06] tags come and go whatever their spelling, each once', () => {
  const tagged = { ...prompt('a'), tags: ['SEO', 'mail'] };
  const change = tagChange(['a'], ['Mail', 'new'], ['seo']);
  expect(changeCached(['prompts', 'one', 'a'], tagged, change)).toMatchObject({ tags: ['mail', 'new'] });
  expect(changeCached(['prompts', 'one', 'b'], prompt('b'), change)).toMatchObject({ tags: [] });
});
