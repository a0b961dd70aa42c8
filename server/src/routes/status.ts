import { createRoute } from '@hono/zod-openapi';
import { statusReport } from '@whetstone/contract';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, openApi } from '../http/open-api.ts';
import { readStatus } from '../services/status/read-status.ts';

/** The status page's data; it changes once a minute, so shared caches may hold it for some seconds. */
export const statusRoutes = ({ database }: Pick<Dependencies, 'database'>) =>
  openApi().openapi(
    createRoute({
      method: 'get',
      path: '/status',
      responses: answers(statusReport, 'The measured status of each service'),
    }),
    async (c) => {
      c.header('cache-control', 'public, max-age=15');
      return c.json(await readStatus(database), 200);
    },
  );
