import type { MiddlewareHandler } from 'hono';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';
import type { SignedIn } from './authenticate.ts';
import type { Dependencies } from './dependencies.ts';

/** Keeps one account from asking the payment provider without end. Stands after {@link authenticate}. */
export const limitPayments =
  ({ database }: Pick<Dependencies, 'database'>): MiddlewareHandler<SignedIn> =>
  async (c, next) => {
    await takeLimit(database, limits.payment, c.get('claims').sub);
    await next();
  };
