import { expect, it } from 'vitest';
import { keepValues, readValues } from './kept-values.ts';

const storage = (start: Record<string, string> = {}) => {
  const held = new Map(Object.entries(start));
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
};

it('[ML-11] values come back under the key that they were kept under', () => {
  const kept = storage();
  keepValues('a', { tone: 'warm' }, kept);
  expect(readValues('a', kept)).toEqual({ tone: 'warm' });
  expect(readValues('b', kept)).toEqual({});
});

it('[ML-11] what cannot be read is nothing', () => {
  expect(readValues('a', storage({ a: '{broken' }))).toEqual({});
  expect(readValues('a', storage({ a: '{"n":7,"t":"x"}' }))).toEqual({ t: 'x' });
  expect(readValues('a', storage({ a: 'null' }))).toEqual({});
});

it('[ML-11] a full browser is no reason to fail', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => keepValues('a', { tone: 'warm' }, full)).not.toThrow();
});
