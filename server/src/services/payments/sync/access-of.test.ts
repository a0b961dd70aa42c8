import { subscriptionStatuses } from '@whetstone/contract';
import { describe, expect, it } from 'vitest';
import { accessByStatus, accessOf, type Standing } from './access-of.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const standing = (change: Partial<Standing>): Standing => ({
  status: 'active',
  periodEnd: day(10),
  endsAt: null,
  isPaused: false,
  overdueSince: null,
  isFirstUnpaid: false,
  ...change,
});

describe('accessOf', () => {
  it('[PY-05] gives the plan for the period and three days more, in which a late event of the renewal may come', () => {
    expect(accessOf(standing({}))).toEqual({ accessUntil: day(13), graceUntil: null });
  });

  it('[PY-05] ends on the day on which a cancelled one ends', () => {
    expect(accessOf(standing({ endsAt: day(10) })).accessUntil).toEqual(day(10));
  });

  it('[PY-05] gives seven days of grace from the unpaid invoice', () => {
    expect(accessOf(standing({ status: 'past_due', periodEnd: day(31), overdueSince: day(1) }))).toEqual({
      accessUntil: day(8),
      graceUntil: day(8),
    });
  });

  it('[PY-05] says of every status of the provider what it gives, in one table', () => {
    expect(accessByStatus).toEqual({
      active: 'period',
      trialing: 'period',
      past_due: 'grace',
      incomplete: 'nothing',
      incomplete_expired: 'nothing',
      unpaid: 'nothing',
      paused: 'nothing',
      canceled: 'nothing',
    });
  });

  it.each(subscriptionStatuses)('[PY-05] gives nothing while the first invoice is unpaid: %s', (status) => {
    expect(accessOf(standing({ status, isFirstUnpaid: true, overdueSince: day(1) }))).toEqual({
      accessUntil: null,
      graceUntil: null,
    });
  });

  it('[PY-05] gives nothing in any other state, and nothing while paused', () => {
    const others = subscriptionStatuses.filter(
      (status) => !['active', 'trialing', 'past_due'].includes(status),
    );
    expect(others).toHaveLength(5);
    for (const status of others) expect(accessOf(standing({ status })).accessUntil).toBeNull();
    expect(accessOf(standing({ isPaused: true })).accessUntil).toBeNull();
  });
});
