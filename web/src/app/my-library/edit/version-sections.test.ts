import type { PromptVersion } from '@whetstone/contract';
import { expect, it } from 'vitest';
import { versionSections } from './version-sections.ts';

const version: PromptVersion = {
  id: '0b6a1f52-6f0e-4c39-9d0a-3f6c1c8e5a01',
  number: 1,
  title: 'Tea',
  description: '',
  prompt_text: 'Write about tea',
  category: 'Other',
  tags: [],
  use_case: null,
  labels: [],
  created_at: '2026-01-01T00:00:00.000Z',
};

it('a save shows only the parts that it changed, and says how', () => {
  const sections = versionSections(version, {
    ...version,
    prompt_text: 'Write much about tea',
    tags: ['tea'],
  });
  expect(sections.map(({ title }) => title)).toEqual(['Prompt', 'Tags']);
  expect(sections[0]?.spans.find(({ reason }) => reason)?.reason).toBe('“much” added.');
});

it('[ML-10] each change has its own number and says what it changed', () => {
  const [prompt] = versionSections(version, { ...version, prompt_text: 'Compose two lines about green tea' });
  const notes = prompt?.spans.filter(({ reason }) => reason);
  expect(notes?.map(({ reason }) => reason)).toEqual([
    '“Write” became “Compose two lines”.',
    '“green” added.',
  ]);
  expect(new Set(notes?.map(({ rule }) => rule)).size).toBe(2);
});

it('[ML-10] a mark covers words, not the space around them, and what went stands before what came', () => {
  const [prompt] = versionSections(
    { ...version, prompt_text: 'Write to customers: prices rise' },
    { ...version, prompt_text: 'Write to customers that prices rise soon' },
  );
  expect(prompt?.spans.map(({ text, origin }) => [origin, text])).toEqual([
    ['goal', 'Write to '],
    ['removed', 'customers:'],
    ['added', 'customers that'],
    ['goal', ' '],
    ['goal', 'prices rise'],
    ['goal', ' '],
    ['added', 'soon'],
  ]);
});
