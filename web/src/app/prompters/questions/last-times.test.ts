import { expect, test } from 'vitest';
import { lastTimesOf } from './last-times.ts';
import { givenItems } from './remember-said.ts';

const question = { id: 'ages', label: 'Ages', ask: 'How old are they?', choices: ['under 6', '6 to 9'] };
const remembered = (times: number, answer = '14 to 16, beginners') => ({
  id: 'a',
  fact: 'ages',
  ask: 'How old are they?',
  answer,
  times,
  last_at: '2026-11-22T09:00:00.000Z',
});

test('[CX-03] an answer given about two goals is offered again, a ready choice is not', () => {
  expect(lastTimesOf([question], [remembered(2)])).toEqual({ ages: '14 to 16, beginners' });
  expect(lastTimesOf([question], [remembered(1)])).toEqual({});
  expect(lastTimesOf([question], [remembered(5, 'under 6')])).toEqual({});
  expect(lastTimesOf([{ ...question, ask: 'How old is it?' }], [remembered(2)])).toEqual({});
});

test('[CX-03] own words are remembered, ready choices and blanks are not', () => {
  expect(givenItems([question], { ages: ' 14 to 16 ' })).toEqual([
    { fact: 'ages', ask: 'How old are they?', answer: '14 to 16' },
  ]);
  expect(givenItems([question], { ages: 'under 6' })).toEqual([]);
  expect(givenItems([question], { ages: ' ' })).toEqual([]);
});
