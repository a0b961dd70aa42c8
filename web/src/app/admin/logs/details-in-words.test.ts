import { expect, it } from 'vitest';
import { detailsInWords } from './details-in-words.ts';

it('[AD-02] tells what was paid back as money', () => {
  expect(detailsInWords({ subscription: 'sub_1', cents: 190_050, reason: '' })).toBe(
    '$1,900.50, subscription: sub_1',
  );
});

it('[AD-02] tells plans by their names and ends by their days', () => {
  const details = {
    to: 'pro',
    had_grant: false,
    expires_at: '2027-03-01T00:00:00Z',
    to_limit: 5000,
    from: 'free',
    plan_is_now: 'pro',
  };
  expect(detailsInWords(details)).toBe(
    'From Free to Professional (5,000 prompts a month), until March\u00A01, 2027',
  );
});

it('[AD-02] tells a decision with its reason', () => {
  expect(detailsInWords({ reason: 'A matter of taste.', resolution: 'dismissed' })).toBe(
    'Kept: A matter of taste',
  );
});
