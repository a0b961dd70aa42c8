import { expect, it } from 'vitest';
import { detailsInWords } from './details-in-words.ts';

it('[AD-02] tells what was paid back as money', () => {
  expect(detailsInWords({ subscription: 'sub_1', cents: 190_050, reason: '' })).toBe(
    '$1,900.50, subscription sub_1',
  );
});

it('[AD-02] tells plans by their names, limits before and after, and ends by their days', () => {
  const details = {
    to: 'pro',
    had_grant: false,
    expires_at: '2027-03-01T00:00:00Z',
    to_limit: 5000,
    from: 'free',
    from_limit: 5,
    plan_is_now: 'pro',
  };
  expect(detailsInWords(details)).toBe(
    'Free to Professional, 5 to 5,000 prompts a month, until March\u00A01, 2027',
  );
});

it('[AD-02] names no limit where the plan has none, and the plan that is in force where it is another one', () => {
  const given = {
    from: 'pro',
    from_limit: 500,
    to: 'unlimited',
    to_limit: 999_999,
    plan_is_now: 'unlimited',
  };
  expect(detailsInWords(given)).toBe('Professional to Unlimited');
  const taken = { from: 'unlimited', from_limit: 999_999, to: 'free', to_limit: 5, plan_is_now: 'starter' };
  expect(detailsInWords(taken)).toBe('Unlimited to Free, 5 prompts a month, now on Starter');
});

it('[AD-02] tells a decision with its reason, in the admin’s own words', () => {
  expect(detailsInWords({ reason: 'A matter of taste.', resolution: 'dismissed' })).toBe(
    'kept, “A matter of taste.”',
  );
});
