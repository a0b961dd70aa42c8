import type { Subscription } from '@whetstone/contract';
import { expect, it } from 'vitest';
import { standingOf } from './standing-of.ts';

const subscription: Subscription = {
  status: 'active',
  tier: 'pro',
  price_cents: 1900,
  discount: null,
  has_access: true,
  current_period_start: '2027-03-04T00:00:00.000Z',
  current_period_end: '2027-04-04T00:00:00.000Z',
  cancel_at_period_end: false,
  pending_change: null,
  grace_until: null,
  withdrawal: { possible: true, until: '2027-03-18T00:00:00.000Z', pays_back: 'all' },
};

it('[AC-02] a paid plan says when it renews, and asks for nothing', () => {
  expect(standingOf(subscription)).toEqual({ text: 'Renews on April\u00A04, 2027.', isBad: false });
});

it('[PY-05] [AC-02] a failed payment names the day until which the plan stays on', () => {
  const standing = standingOf({
    ...subscription,
    status: 'past_due',
    grace_until: '2027-04-11T00:00:00.000Z',
  });
  expect(standing).toMatchObject({ isBad: true, action: 'portal' });
  expect(standing.text).toContain('April\u00A011, 2027');
});

it('[PY-05] a cancelled plan says until when it works, and can be resumed', () => {
  const standing = standingOf({ ...subscription, cancel_at_period_end: true });
  expect(standing).toMatchObject({ isBad: false, action: 'resume' });
  expect(standing.text).toContain('until April\u00A04, 2027');
});

it('[DB-03] a waiting downgrade names both plans and the day, and can be taken back', () => {
  const standing = standingOf({
    ...subscription,
    pending_change: { tier: 'starter', effective_at: '2027-04-04T00:00:00.000Z' },
  });
  expect(standing).toMatchObject({ isBad: false, action: 'resume' });
  expect(standing.text).toMatch(/Professional runs until April\u00A04, 2027.*Starter/);
});

it.each(['incomplete', 'unpaid', 'paused'] as const)(
  '[PY-05] %s is told as a trouble that the portal mends',
  (status) => {
    expect(standingOf({ ...subscription, status, has_access: false })).toMatchObject({
      isBad: true,
      action: 'portal',
    });
  },
);

it('[PY-05] a failed payment counts more than a wish to cancel', () => {
  expect(standingOf({ ...subscription, status: 'past_due', cancel_at_period_end: true }).action).toBe(
    'portal',
  );
});
