import { addressOf } from '@whetstone/auth';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The caller's IP address; X-Forwarded-For counts only as far as `trustedProxyHops` proxies of our own wrote it. */
export function clientAddress(c: Context, trustedProxyHops: number): string {
  // A request that came over no socket (a test, a probe of our own) has no address.
  const hasSocket = (c.env as { incoming?: unknown } | undefined)?.incoming !== undefined;
  return addressOf(c, (hasSocket && getConnInfo(c).remote.address) || '', trustedProxyHops);
}
