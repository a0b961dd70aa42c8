import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const remoteAddress = (c: Context): string | undefined => {
  // A request that came over no socket (a test, a probe of our own) has no address.
  if (!(c.env as { incoming?: unknown } | undefined)?.incoming) return undefined;
  return getConnInfo(c).remote.address;
};

/** The caller's IP address; X-Forwarded-For counts only as far as `trustedProxyHops` proxies of our own wrote it. */
export function clientAddress(c: Context, trustedProxyHops: number): string {
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-trustedProxyHops)?.trim();
  const address = trustedProxyHops > 0 && forwarded && isIP(forwarded) ? forwarded : remoteAddress(c);
  return address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '0.0.0.0';
}
