import type { MiddlewareHandler } from 'hono';
import type { Metrics } from './metrics.ts';
import { hasSocket } from '../../http/has-socket.ts';

const areas = { api: '/api/', functions: '/functions/', auth: '/auth/' } as const;

const areaOf = (path: string): string =>
  Object.entries(areas).find(([, prefix]) => path.startsWith(prefix))?.[0] ?? 'web';

/**
 * Counts the requests that come over the network, by area and class of status, with the time until the answer begins.
 * The server's own checks of itself come without a socket and do not count.
 */
export const countRequests =
  (metrics: Promise<Metrics>, now: () => number = () => performance.now()): MiddlewareHandler =>
  async (c, next) => {
    if (!hasSocket(c)) return next();
    const began = now();
    await next();
    const labels = { area: areaOf(c.req.path), status: `${Math.floor(c.res.status / 100)}xx` };
    const seconds = (now() - began) / 1000;
    void metrics.then(({ observe }) => observe(labels, seconds));
  };
