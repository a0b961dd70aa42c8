import { expect, it } from 'vitest';
import { pagesToName } from './page-links.tsx';

const words = (page: number, pages: number) =>
  pagesToName(page, pages)
    .map(({ number, isAfterGap }) => `${isAfterGap ? '… ' : ''}${number}`)
    .join(' ');

it('[LB-08] names the first page, the last and those about where one is', () => {
  expect(words(1, 1)).toBe('1');
  expect(words(1, 2)).toBe('1 2');
  expect(words(1, 3)).toBe('1 2 3');
  expect(words(3, 5)).toBe('1 2 3 4 5');
  expect(words(4, 7)).toBe('1 2 3 4 5 6 7');
  expect(words(1, 12)).toBe('1 2 … 12');
  expect(words(6, 12)).toBe('1 … 5 6 7 … 12');
  expect(words(12, 12)).toBe('1 … 11 12');
});
