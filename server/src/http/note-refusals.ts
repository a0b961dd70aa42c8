import { limitSubject } from '@whetstone/auth';
import { openSecurityLog, type PersonClaims } from '@whetstone/database';
import { createMiddleware } from 'hono/factory';
import { clientAddress } from './client-address.ts';
import type { Dependencies } from './dependencies.ts';

/** The route of a path, without what a stranger may have written into it. */
const routeOf = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^[a-z-]{0,20}$/.test(part) ? part : ':id'))
    .join('/');

/** Notes in the security log what only admins may do and somebody else asked for. */
export const noteRefusals = ({
  database,
  log,
  settings,
}: Pick<Dependencies, 'database' | 'log' | 'settings'>) => {
  const securityLog = openSecurityLog(database, {
    onFailure: (error) =>
      log('error', { event: 'the security log could not be written', error: String(error) }),
  });
  return createMiddleware<{ Variables: { claims?: PersonClaims } }>(async (c, next) => {
    await next();
    if (c.res.status !== 401 && c.res.status !== 403) return;
    securityLog.note({
      kind: 'admin_refused',
      userId: c.get('claims')?.sub,
      network: limitSubject(clientAddress(c, settings.trustedProxyHops)),
      act: `${c.req.method} ${routeOf(c.req.path)}`,
    });
  });
};
