import { anonymous, type Claims } from '@whetstone/database';
import type { MiddlewareHandler } from 'hono';
import { claimsOf } from './authenticate.ts';
import type { Dependencies } from './dependencies.ts';

export interface MaybeSignedIn {
  Variables: { claims: Claims };
}

/** Lets visitors through as such; a token that is sent must be valid. */
export const authenticateIfAny =
  (dependencies: Dependencies): MiddlewareHandler<MaybeSignedIn> =>
  async (c, next) => {
    c.set('claims', c.req.header('authorization') ? await claimsOf(dependencies, c) : anonymous);
    await next();
  };
