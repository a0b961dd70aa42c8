import { expect, it } from 'vitest';
import { activityWords } from './activity-words.ts';

const at = '2026-01-01T00:00:00.000Z';
const about = { at, prompt_id: '0b6a1f52-6f0e-4c39-9d0a-3f6c1c8e5a01', title: 'Tea' };

it('[DB-02] each act has its words', () => {
  expect(activityWords({ kind: 'generated', at, generation_kind: 'visual' })).toBe(
    'Generated a visual prompt',
  );
  expect(activityWords({ kind: 'saved', ...about })).toBe('Saved');
  expect(activityWords({ kind: 'published', ...about })).toBe('Published');
  expect(activityWords({ kind: 'voted', ...about, count: 1 })).toBe('A vote for');
  expect(activityWords({ kind: 'voted', ...about, count: 3 })).toBe('3 votes for');
});
