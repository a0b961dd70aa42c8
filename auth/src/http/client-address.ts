import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { AuthContext } from '../auth-context.ts';

const unmapped = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * The caller's IP address. X-Forwarded-For counts only as far as our own proxies wrote it: with two trusted hops
 * the second entry from the right.
 */
export const clientAddress = (auth: AuthContext, c: Context): string => {
  const remote = unmapped(auth.remoteAddress(c));
  const hops = auth.settings.trustedProxyHops;
  const forwarded = unmapped((c.req.header('X-Forwarded-For') ?? '').split(',').at(-hops) ?? '');
  const address = hops > 0 && isIP(forwarded) ? forwarded : remote;
  return isIP(address) ? address : '0.0.0.0';
};

const expand = (address: string): string[] => {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right].map((group) =>
    group.toLowerCase().padStart(4, '0'),
  );
};

/** Whom a limit holds: one IPv4 address, or the /64 network that one IPv6 customer commands. */
export const limitSubject = (address: string): string =>
  isIP(address) === 6 ? expand(address).slice(0, 4).join(':') : address;
