import { expect, it } from 'vitest';
import { pagesToName } from './page-links.tsx';

it('[LB-08] names the first page, the last and those about where one is; 0 stands for what is left out', () => {
  expect(pagesToName(1, 1)).toEqual([1]);
  expect(pagesToName(1, 3)).toEqual([1, 2, 3]);
  expect(pagesToName(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pagesToName(1, 12)).toEqual([1, 2, 0, 12]);
  expect(pagesToName(6, 12)).toEqual([1, 0, 5, 6, 7, 0, 12]);
  expect(pagesToName(12, 12)).toEqual([1, 0, 11, 12]);
});
