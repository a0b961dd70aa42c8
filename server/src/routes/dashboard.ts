import { createRoute } from '@hono/zod-openapi';
import { dashboard } from '@whetstone/contract';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, openApi } from '../http/open-api.ts';
import { getDashboard } from '../services/dashboard/get-dashboard.ts';

export const dashboardRoutes = (dependencies: Dependencies) => {
  const { database } = dependencies;
  const middleware = authenticate(dependencies);
  return openApi<SignedIn>().openapi(
    createRoute({
      method: 'get',
      path: '/dashboard',
      middleware,
      responses: answers(dashboard, 'Your figures, trends, activity and what to do next'),
    }),
    async (c) => {
      const claims = c.get('claims');
      return c.json(await database.actingAs(claims, (tx) => getDashboard(tx, claims)), 200);
    },
  );
};
