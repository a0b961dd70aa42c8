import { ServiceError } from '../../../http/service-error.ts';

/** An address to come back to, which must be on the site's own origin. Throws `return_url_refused`. */
export const returnUrl = (address: string, siteUrl: string): string => {
  const url = URL.parse(address);
  const isOwn = url?.origin === new URL(siteUrl).origin && url.username === '' && url.password === '';
  // URL.parse forgives blanks, line breaks and backslashes; what reads the address later may not.
  if (!isOwn || !/^https?:\/\//i.test(address) || /[\s\\\p{Cc}]/u.test(address))
    throw new ServiceError('return_url_refused', 'The return address must be on this site.');
  return address;
};
