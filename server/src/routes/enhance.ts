import { createRoute } from '@hono/zod-openapi';
import { enhanceRequest, enhanceResponse } from '@whetstone/contract';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { enhanceGoal } from '../services/enhance/enhance-goal.ts';

export const enhanceRoutes = (dependencies: Dependencies) =>
  openApi<SignedIn>().openapi(
    createRoute({
      method: 'post',
      path: '/enhance',
      middleware: [authenticate(dependencies)] as const,
      request: { body: jsonBody(enhanceRequest) },
      responses: answers(enhanceResponse, 'The improved goal, what was done and what could be added'),
    }),
    (c) => c.json(enhanceGoal(c.req.valid('json')), 200),
  );
