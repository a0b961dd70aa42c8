import { expect, it } from 'vitest';
import { savings } from './savings.ts';

it('[PP-03] the calculator gives the example of the page: 500 dollars of rewriting, 70 % of it gone, 350 a month and 4,200 a year', () => {
  expect(savings({ answers: 100, minutes: 10, hourUsd: 30, share: 0.7 })).toEqual({
    monthUsd: 350,
    yearUsd: 4200,
  });
});

it('no answers or no share saves nothing', () => {
  expect(savings({ answers: 0, minutes: 10, hourUsd: 30, share: 0.7 })).toEqual({ monthUsd: 0, yearUsd: 0 });
  expect(savings({ answers: 100, minutes: 10, hourUsd: 30, share: 0 }).monthUsd).toBe(0);
});
