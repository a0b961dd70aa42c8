import { createRoute } from '@hono/zod-openapi';
import { limitSubject } from '@whetstone/auth';
import { deskRequest, deskResponse, type DeskResponse } from '@whetstone/contract';
import { clientAddress } from '../http/client-address.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';

/** The desk on the home page: a prompt for whoever types a goal there. Nothing of it is kept. */
export const deskRoutes = ({
  database,
  settings,
  textWork,
}: Pick<Dependencies, 'database' | 'settings' | 'textWork'>) =>
  openApi().openapi(
    createRoute({
      method: 'post',
      path: '/desk',
      request: { body: jsonBody(deskRequest) },
      responses: answers(deskResponse, 'The prompt for a goal on the home page'),
    }),
    async (c) => {
      const request = c.req.valid('json');
      const subject = limitSubject(clientAddress(c, settings.trustedProxyHops));
      await takeLimit(database, limits.desk, subject);
      const prompt = await textWork.run('writeForDesk', request, subject);
      // The engine's lists are readonly, the contract's are not.
      return c.json({ prompt } as DeskResponse, 200);
    },
  );
