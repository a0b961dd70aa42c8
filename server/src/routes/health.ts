import { DatabaseUnavailable } from '@whetstone/database';
import { Hono } from 'hono';
import type { Dependencies } from '../http/dependencies.ts';

/** `live`: the process answers. `ready`: it can also reach its database. */
export const healthRoutes = ({ database, log }: Pick<Dependencies, 'database' | 'log'>) =>
  new Hono()
    .get('/health/live', (c) => c.json({ status: 'ok' }))
    .get('/health/ready', async (c) => {
      try {
        await database.ping();
        return c.json({ status: 'ok', database: database.driver });
      } catch (error) {
        // The watch over the connections has logged it.
        if (!(error instanceof DatabaseUnavailable))
          log('error', { event: 'database does not answer', error: String(error) });
        return c.json({ status: 'unavailable', database: database.driver }, 503);
      }
    });
