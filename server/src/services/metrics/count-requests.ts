import type { MiddlewareHandler } from 'hono';
import type { Metric } from './exposition.ts';

/** Upper bounds of the histogram, in seconds. */
const bounds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

const areas = { api: '/api/', functions: '/functions/', auth: '/auth/' } as const;

const areaOf = (path: string): string =>
  Object.entries(areas).find(([, prefix]) => path.startsWith(prefix))?.[0] ?? 'web';

interface Count {
  readonly labels: { readonly area: string; readonly status: string };
  /** Requests at most as long as each bound, the last one without a bound. */
  readonly within: number[];
  seconds: number;
}

export interface RequestCounts {
  readonly middleware: MiddlewareHandler;
  metric(): Metric;
}

/**
 * Counts the requests that come over the network, by area and class of status, with the time until the answer begins.
 * The server's own checks of itself come without a socket and do not count.
 */
export const countRequests = (now: () => number = () => performance.now()): RequestCounts => {
  const counts = new Map<string, Count>();
  const record = (area: string, status: string, seconds: number) => {
    const key = `${area} ${status}`;
    const count = counts.get(key) ?? {
      labels: { area, status },
      within: Array.from({ length: bounds.length + 1 }, () => 0),
      seconds: 0,
    };
    counts.set(key, count);
    for (const [index, bound] of [...bounds, Infinity].entries())
      if (seconds <= bound) count.within[index] = (count.within[index] ?? 0) + 1;
    count.seconds += seconds;
  };
  return {
    middleware: async (c, next) => {
      const isOutside = (c.env as { incoming?: unknown } | undefined)?.incoming !== undefined;
      if (!isOutside) return next();
      const began = now();
      await next();
      record(areaOf(c.req.path), `${Math.floor(c.res.status / 100)}xx`, (now() - began) / 1000);
    },
    metric: () => ({
      name: 'whetstone_http_request_duration_seconds',
      help: 'Requests from outside and the time until the answer began.',
      type: 'histogram',
      samples: [...counts.values()].flatMap(({ labels, within, seconds }) => [
        ...within.map((value, index) => ({
          suffix: '_bucket' as const,
          labels: { ...labels, le: index < bounds.length ? String(bounds[index]) : '+Inf' },
          value,
        })),
        { suffix: '_sum' as const, labels, value: seconds },
        { suffix: '_count' as const, labels, value: within.at(-1) ?? 0 },
      ]),
    }),
  };
};
