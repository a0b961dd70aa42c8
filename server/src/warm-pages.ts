import { publicPages } from '@whetstone/contract';
import type { Hono } from 'hono';

/**
 * Asks for each public page as a first visitor would, twice: the first time draws it, the second has it packed
 * thoroughly, a tenth smaller. So nobody pays for being the first after a start.
 */
export const warmPages = async (app: Pick<Hono, 'request'>): Promise<void> => {
  for (const { path } of publicPages)
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await app.request(path, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
    }
};
