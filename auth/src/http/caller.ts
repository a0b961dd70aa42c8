import type { Context } from 'hono';
import type { AuthContext } from '../auth-context.ts';
import { clientAddress, limitSubject } from './client-address.ts';

/** Where a request came from, as sessions and audit entries remember it. */
export interface Caller {
  readonly ip: string;
  /** Whom the limits per address hold. */
  readonly subject: string;
  readonly userAgent: string;
}

export const callerOf = (auth: AuthContext, c: Context): Caller => {
  const ip = clientAddress(auth, c);
  return { ip, subject: limitSubject(ip), userAgent: (c.req.header('User-Agent') ?? '').slice(0, 500) };
};
