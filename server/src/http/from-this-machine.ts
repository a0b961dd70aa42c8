import { createMiddleware } from 'hono/factory';
import { clientAddress } from './client-address.ts';
import { ServiceError } from './service-error.ts';
import { hasSocket } from './has-socket.ts';

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');

/**
 * Keeps a stand-in that nobody named from everyone but the machine it runs on, whatever HOST says. What a proxy on the
 * same machine passes on comes from elsewhere; what comes over no socket is the process's own.
 */
export const fromThisMachine = (setting: string) =>
  createMiddleware(async (c, next) => {
    const isForwarded = ['x-forwarded-for', 'forwarded'].some((name) => c.req.header(name) !== undefined);
    if (hasSocket(c) && (isForwarded || !isLoopback(clientAddress(c, 0))))
      throw new ServiceError(
        'not_allowed',
        `This page is only available on the machine running the server. To open it to everyone who can reach the server, start the server with ${setting}.`,
      );
    await next();
  });
