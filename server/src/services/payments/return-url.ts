import { ServiceError } from '../../http/service-error.ts';

/** An address to come back to, which must be on the site's own origin. Throws `return_url_refused`. */
export const returnUrl = (address: string, siteUrl: string): string => {
  const isOwn = URL.canParse(address) && new URL(address).origin === new URL(siteUrl).origin;
  if (!isOwn || !/^https?:\/\//i.test(address) || address.includes('\\'))
    throw new ServiceError('return_url_refused', 'The address to return to must be on this site.');
  return address;
};
