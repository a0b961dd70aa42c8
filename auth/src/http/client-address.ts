import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { AuthContext } from '../auth-context.ts';

const unmapped = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * The caller's IP address, 0.0.0.0 where there is none. X-Forwarded-For counts only as far as our own proxies wrote it:
 * with two trusted hops the second entry from the right. `remote` is the other end of the connection.
 */
export const addressOf = (c: Context, remote: string, trustedProxyHops: number): string => {
  const entries = (c.req.header('X-Forwarded-For') ?? '').split(',');
  const forwarded = unmapped(entries.at(-trustedProxyHops) ?? '');
  const address = trustedProxyHops > 0 && isIP(forwarded) ? forwarded : unmapped(remote);
  return isIP(address) ? address : '0.0.0.0';
};

/** As {@link addressOf}, by the service's own settings. */
export const clientAddress = (auth: AuthContext, c: Context): string =>
  addressOf(c, auth.remoteAddress(c), auth.settings.trustedProxyHops);

const expand = (address: string): string[] => {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right].map((group) =>
    group.toLowerCase().padStart(4, '0'),
  );
};

/** The network that an address belongs to: an IPv4 /24 or an IPv6 /48, which one site has; none for no address. */
export const networkOf = (address: string): string | undefined => {
  if (isIP(address) === 6) return `${expand(address).slice(0, 3).join(':')}::/48`;
  if (isIP(address) !== 4 || address === '0.0.0.0') return undefined;
  return `${address.split('.').slice(0, 3).join('.')}.0/24`;
};

/** Whom a limit holds: one IPv4 address, or the /64 network that one IPv6 customer commands. */
export const limitSubject = (address: string): string =>
  isIP(address) === 6 ? expand(address).slice(0, 4).join(':') : address;
