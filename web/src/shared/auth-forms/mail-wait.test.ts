import { AuthApiError } from '@supabase/auth-js';
import { expect, it } from 'vitest';
import { mailWaitOf } from './mail-wait.ts';

const refused = (message: string, code: string) => new AuthApiError(message, 429, code);

it('[AU-06] the wait until the next mail is read out of the refusal', () => {
  const message = 'For security purposes, you can only request this after 41 seconds.';
  expect(mailWaitOf(refused(message, 'over_email_send_rate_limit'))).toBe(41);
});

it('other refusals stay refusals', () => {
  expect(mailWaitOf(refused('Request rate limit reached', 'over_email_send_rate_limit'))).toBeUndefined();
  expect(mailWaitOf(refused('only after 5 seconds', 'over_request_rate_limit'))).toBeUndefined();
  expect(mailWaitOf(null)).toBeUndefined();
});
