import type { Activity } from '@whetstone/contract';
import { expect, it } from 'vitest';
import { activityDays, type ActivityRow, activityRows, activityWords } from './activity-words.ts';

const at = '2026-01-01T00:00:00.000Z';
const about = { at, prompt_id: '0b6a1f52-6f0e-4c39-9d0a-3f6c1c8e5a01', title: 'Tea' };

const said = (row: ActivityRow) => Object.values(activityWords(row)).join(' ');
const words = (activity: Activity) => said({ activity, count: 1 });

it('[DB-02] each act has its words', () => {
  expect(words({ kind: 'generated', at, generation_kind: 'visual' })).toBe('Generated a visual prompt');
  expect(words({ kind: 'saved', ...about })).toBe('Saved');
  expect(words({ kind: 'imported', at, source: 'notes.zip', count: 1200 })).toBe(
    'Imported 1,200 prompts from notes.zip',
  );
  expect(words({ kind: 'published', ...about })).toBe('Published');
  expect(words({ kind: 'voted', ...about, count: 1 })).toBe('A vote for');
  expect(words({ kind: 'voted', ...about, count: 3 })).toBe('3 votes for');
});

it('[DB-02] generations of one kind in a row share a row, others keep their own', () => {
  const made = (generation_kind: 'content' | 'code') => ({ kind: 'generated', at, generation_kind }) as const;
  const rows = activityRows([
    made('content'),
    made('content'),
    { kind: 'saved', ...about },
    made('content'),
    made('code'),
  ]);
  expect(rows.map(said)).toEqual([
    'Generated 2 content prompts',
    'Saved',
    'Generated a content prompt',
    'Generated a code prompt',
  ]);
  const dayBefore = { ...made('content'), at: '2025-12-29T00:00:00.000Z' };
  expect(activityRows([made('content'), dayBefore]).map(said)).toEqual([
    'Generated a content prompt',
    'Generated a content prompt',
  ]);
});

it('[DB-02] what was saved or published one after the other on a day is counted where it begins', () => {
  const act = (kind: 'saved' | 'published', day: number) =>
    ({ activity: { kind, ...about, at: new Date(2026, 10, day, 12).toISOString() }, count: 1 }) as const;
  const days = activityDays([act('published', 25), act('saved', 25), act('saved', 25), act('saved', 24)]);
  expect(days.map(({ rows }) => rows.map((row) => [row.run, said(row)]))).toEqual([
    [
      [1, 'Published'],
      [2, 'Saved 2'],
      [0, 'Saved'],
    ],
    [[1, 'Saved']],
  ]);
});

it('[DB-02] each day is named once, above what happened on it', () => {
  const on = (day: number) => new Date(2026, 10, day, 12).toISOString();
  const rows = [on(25), on(25), on(24)].map((moment) => ({
    activity: { kind: 'saved', ...about, at: moment } as const,
    count: 1,
  }));
  expect(activityDays(rows).map(({ day, rows: ofDay }) => [day, ofDay.length])).toEqual([
    ['November\u00A025', 2],
    ['November\u00A024', 1],
  ]);
});
