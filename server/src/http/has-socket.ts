import type { Context } from 'hono';

/** False for a request that came over no socket: one of a test, or the server's own check of itself. */
export const hasSocket = (c: Context): boolean => {
  const env: { incoming?: unknown } | undefined = c.env;
  return env?.incoming !== undefined;
};
