import type { Database } from '@whetstone/database';
import { expect, it } from 'vitest';
import { keepForVisitors } from './keep-for-visitors.ts';

const setUp = () => {
  const state = { withdrawals: 0, nowMs: 0, drawn: 0, status: 200 };
  const asService = (async () => String(state.withdrawals)) as Database['asService'];
  const keep = keepForVisitors({ asService }, () => state.nowMs);
  const ask = async (address = '/library') => {
    const answer = await keep(address, async () => {
      state.drawn += 1;
      return new Response(`drawing ${state.drawn}`, { status: state.status });
    });
    return answer.text();
  };
  return { state, ask };
};

it('[LB-08] what was drawn serves every visitor for a minute', async () => {
  const { state, ask } = setUp();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['drawing 1', 'drawing 1', 'drawing 1']);
  expect(await ask('/library?page=2')).toBe('drawing 2');
  state.nowMs = 59_999;
  expect(await ask()).toBe('drawing 1');
  state.nowMs = 60_001;
  expect(await ask()).toBe('drawing 3');
});

it('[LB-08] once anything left the library, nothing drawn before is shown again', async () => {
  const { state, ask } = setUp();
  await ask();
  state.withdrawals += 1;
  expect(await ask()).toBe('drawing 2');
  expect(await ask()).toBe('drawing 2');
});

it('failures and pages that are not there are not kept', async () => {
  const { state, ask } = setUp();
  state.status = 404;
  expect([await ask(), await ask()]).toEqual(['drawing 1', 'drawing 2']);
});

it('keeps a bounded number of answers, those asked for last', async () => {
  const { state, ask } = setUp();
  await ask('/library/first');
  for (let nr = 0; nr < 199; nr += 1) await ask(`/library?search=${nr}`);
  expect(await ask('/library/first')).toBe('drawing 1');
  await ask('/library?search=one-more');
  expect(await ask('/library/first')).toBe('drawing 1');
  const before = state.drawn;
  await ask('/library?search=0');
  expect(state.drawn).toBe(before + 1);
});
