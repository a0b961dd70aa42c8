import { addressOf } from '@whetstone/auth';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { hasSocket } from './has-socket.ts';

/** The caller's IP address; X-Forwarded-For counts only as far as `trustedProxyHops` proxies of our own wrote it. */
export function clientAddress(c: Context, trustedProxyHops: number): string {
  return addressOf(c, (hasSocket(c) && getConnInfo(c).remote.address) || '', trustedProxyHops);
}
