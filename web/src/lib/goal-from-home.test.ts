import { expect, it } from 'vitest';
import { goalFromHomeKey } from '../config/storage-keys.ts';
import { goalKinds, keepGoalFromHome, readGoalFromHome, takeGoalFromHome } from './goal-from-home.ts';

function fakeStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

it('a goal typed at home is handed over once, to a screen of its kind', () => {
  const storage = fakeStorage();
  keepGoalFromHome({ kind: 'code', goal: 'a booking page' }, storage);
  expect(takeGoalFromHome(['text'], storage)).toBeUndefined();
  expect(takeGoalFromHome(['code'], storage)).toEqual({ kind: 'code', goal: 'a booking page' });
  expect(takeGoalFromHome(['code'], storage)).toBeUndefined();
});

it.each(['', 'not json', 'null', '{"kind":"text","goal":"  "}', '{"kind":"poem","goal":"x"}'])(
  'what cannot be read counts as nothing: %j',
  (text) => {
    const storage = fakeStorage();
    storage.setItem(goalFromHomeKey, text);
    expect(readGoalFromHome(goalKinds, storage)).toBeUndefined();
  },
);

it('a new prompt begun elsewhere may have an empty goal', () => {
  const storage = fakeStorage();
  keepGoalFromHome({ kind: 'text', goal: '', isNew: true }, storage);
  expect(takeGoalFromHome(['text'], storage)).toEqual({ kind: 'text', goal: '' });
});
