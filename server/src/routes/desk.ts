import { createRoute } from '@hono/zod-openapi';
import { limitSubject } from '@whetstone/auth';
import { deskRequest, deskResponse, type DeskResponse } from '@whetstone/contract';
import { clientAddress } from '../http/client-address.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { writeForDesk } from '../services/desk/write-for-desk.ts';
import { limits } from '../services/limits/limits.ts';
import { takeLimit } from '../services/limits/take-limit.ts';

/** The desk on the home page: a prompt for whoever types a goal there. Nothing of it is kept. */
export const deskRoutes = ({ database, settings }: Pick<Dependencies, 'database' | 'settings'>) =>
  openApi().openapi(
    createRoute({
      method: 'post',
      path: '/desk',
      request: { body: jsonBody(deskRequest) },
      responses: answers(deskResponse, 'The prompt for a goal on the home page'),
    }),
    async (c) => {
      const request = c.req.valid('json');
      await takeLimit(database, limits.desk, limitSubject(clientAddress(c, settings.trustedProxyHops)));
      return c.json({ prompt: writeForDesk(request) } as DeskResponse, 200);
    },
  );
