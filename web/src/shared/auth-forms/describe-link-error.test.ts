import { expect, it } from 'vitest';
import { describeLinkError, describeLinkMessage } from './describe-link-error.ts';

const describe = (fragment: string) => describeLinkError(new URLSearchParams(fragment));

it('[AU-12] a link that was used says so, in plain words', () => {
  expect(
    describe(
      'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
    ),
  ).toBe('This link has been used or has expired.');
});

it('[AU-12] words in the address are not shown, since anybody can write some there', () => {
  expect(describe('error=access_denied&error_code=user_banned&error_description=Call+this+number')).toBe(
    'This account is suspended. Contact support to find out why.',
  );
  expect(describe('error=odd&error_code=odder&error_description=Call+this+number')).not.toContain('Call');
});

it('[AU-04] turning back at the other service is no riddle', () => {
  expect(describe('error=access_denied')).toContain('refused or canceled');
});

it('[AU-12] an error without a word still says what to do', () => {
  expect(describe('error=odd')).toBe('This link is no longer valid.');
});

it('[AU-06] a link that is one of two says so in our words, not in what stands in the address', () => {
  expect(describeLinkMessage(new URLSearchParams('message=Call+this+number'))).toBe(
    'One of the two addresses is confirmed. Now open the link sent to the other one.',
  );
  expect(describeLinkMessage(new URLSearchParams('error=odd'))).toBeUndefined();
});
