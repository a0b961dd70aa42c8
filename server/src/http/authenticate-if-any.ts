import { anonymous, type Claims } from '@whetstone/database';
import type { MiddlewareHandler } from 'hono';
import { authenticate } from './authenticate.ts';
import type { Dependencies } from './dependencies.ts';

export interface MaybeSignedIn {
  Variables: { claims: Claims };
}

/** Lets visitors through as such; a token that is sent must be valid. */
export const authenticateIfAny = (dependencies: Dependencies): MiddlewareHandler<MaybeSignedIn> => {
  const signedIn = authenticate(dependencies) as unknown as MiddlewareHandler<MaybeSignedIn>;
  return (c, next) => {
    if (c.req.header('authorization')) return signedIn(c, next);
    c.set('claims', anonymous);
    return next();
  };
};
