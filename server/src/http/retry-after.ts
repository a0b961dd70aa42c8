import { createMiddleware } from 'hono/factory';

/** A database or provider that was away answers soon after it is back; sooner than this a client need not ask again. */
const retrySeconds = 2;

/** Every answer that says "not just now" also says when to come again. */
export const retryAfter = createMiddleware(async (c, next) => {
  await next();
  if (c.res.status === 503 && !c.res.headers.has('retry-after'))
    c.header('retry-after', String(retrySeconds));
});
