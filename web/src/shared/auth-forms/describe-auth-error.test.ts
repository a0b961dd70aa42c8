import { AuthApiError, AuthRetryableFetchError, AuthWeakPasswordError } from '@supabase/auth-js';
import { expect, it } from 'vitest';
import { describeAuthError } from './describe-auth-error.ts';

it('[AU-01] a weak password is refused with the list of reasons', () => {
  const error = new AuthWeakPasswordError('Password is too weak.', 422, ['length', 'pwned']);
  expect(describeAuthError(error)).toEqual({
    message: 'Password is too weak.',
    reasons: ['It is too short.', 'It is on a list of passwords that have leaked or are often tried.'],
  });
});

it('[AU-01] a password made of one’s own name, of ours, or of a pattern is refused for just that', () => {
  const error = new AuthWeakPasswordError('Weak.', 422, ['personal', 'product', 'predictable'] as never[]);
  expect(describeAuthError(error).reasons).toEqual([
    'It is made of your own address or name.',
    'It is made of the name of this service.',
    'It follows a pattern that is quickly guessed.',
  ]);
});

it('[SH-08] the service’s own message is shown as it came', () => {
  const error = new AuthApiError('Signups not allowed', 422, 'signup_disabled');
  expect(describeAuthError(error)).toEqual({ message: 'Signups not allowed', reasons: [] });
});

it('[AU-09] a wrong code of the second factor is told with what to do', () => {
  const error = new AuthApiError('Invalid TOTP code entered', 422, 'mfa_verification_failed');
  expect(describeAuthError(error).message).toBe(
    'This code is not valid, or no longer. Check it and try again.',
  );
});

it('[AU-12] a lost connection is told in a sentence, not in the words of the browser', () => {
  expect(describeAuthError(new AuthRetryableFetchError('Failed to fetch', 0)).message).toContain(
    'connection',
  );
});
