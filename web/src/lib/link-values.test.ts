import { expect, it } from 'vitest';
import { hasLinkError, readLinkValues, searchWithoutError } from './link-values.ts';

const read = (search: string, hash = '') => Object.fromEntries(readLinkValues({ search, hash }));

it('[AU-11] an error in the query is read like one behind the #, by its codes alone', () => {
  const search = '?error=access_denied&error_code=otp_expired&error_description=Call+us+at+555&coupon=TEN';
  expect(read(search)).toEqual({ error: 'access_denied', error_code: 'otp_expired' });
  expect(read('', '#error=access_denied&error_code=otp_expired')).toEqual(read(search));
  expect(searchWithoutError(search)).toBe('?coupon=TEN');
  expect(searchWithoutError('?error=x')).toBe('');
});

it('[AU-11] the query can carry no session and no message', () => {
  expect(read('?access_token=a&refresh_token=b&message=Call+us&type=recovery')).toEqual({});
  expect(hasLinkError(readLinkValues({ search: '?message=x', hash: '#message=x' }))).toBe(false);
});
