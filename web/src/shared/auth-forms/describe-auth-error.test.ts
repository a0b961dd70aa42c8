import { AuthApiError, AuthRetryableFetchError, AuthWeakPasswordError } from '@supabase/auth-js';
import { expect, it } from 'vitest';
import { describeAuthError } from './describe-auth-error.ts';

it('[AU-01] a weak password is refused with the list of reasons', () => {
  const error = new AuthWeakPasswordError('Password is too weak.', 422, ['length', 'pwned']);
  expect(describeAuthError(error)).toEqual({
    message: 'Password is too weak.',
    reasons: ['It is too short.', 'It is on a list of leaked or common passwords.'],
  });
});

it('[AU-01] a password made of one’s own name, of ours, or of a pattern is refused for just that', () => {
  const error = new AuthWeakPasswordError('Weak.', 422, ['personal', 'product', 'predictable'] as never[]);
  expect(describeAuthError(error).reasons).toEqual([
    'It contains your email or name.',
    'It contains the name of this service.',
    'It follows a pattern that is easy to guess.',
  ]);
});

it('[AU-01] the only reason is the message itself', () => {
  const error = new AuthWeakPasswordError('Leaked.', 422, ['pwned']);
  expect(describeAuthError(error)).toEqual({
    message: 'Choose another password. It is on a list of leaked or common passwords.',
    reasons: [],
  });
});

it('[SH-08] the service’s own message is shown as it came', () => {
  const error = new AuthApiError('Signups not allowed', 422, 'signup_disabled');
  expect(describeAuthError(error)).toEqual({ message: 'Signups not allowed', reasons: [] });
});

it('[AU-09] a wrong code of the second factor is told with what to do', () => {
  const error = new AuthApiError('Invalid TOTP code entered', 422, 'mfa_verification_failed');
  expect(describeAuthError(error).message).toBe('This code is wrong or has expired. Check it and try again.');
});

it('[AU-12] a lost connection is told in a sentence, not in the words of the browser', () => {
  expect(describeAuthError(new AuthRetryableFetchError('Failed to fetch', 0)).message).toContain(
    'connection',
  );
});
