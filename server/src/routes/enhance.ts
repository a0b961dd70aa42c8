import { createRoute, z } from '@hono/zod-openapi';
import { enhanceRequest, enhanceResponse } from '@whetstone/contract';
import { tellAllowances } from '../http/allowance.ts';
import { answerWithEvents, patient, wantsEvents } from '../http/answer-with-events.ts';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { enhanceGoal } from '../services/enhance/enhance-goal.ts';
import { enhancements } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';

const { 200: answered, ...otherwise } = answers(
  enhanceResponse,
  'The improved goal, what was done and what could be added; as server-sent events where they are accepted',
);
const sorry = 'Something went wrong on our side. Your text hasn’t changed, and nothing was charged.';

export const enhanceRoutes = (dependencies: Dependencies) =>
  openApi<SignedIn>().openapi(
    createRoute({
      method: 'post',
      path: '/enhance',
      middleware: authenticate(dependencies),
      request: { body: jsonBody(enhanceRequest) },
      responses: {
        ...otherwise,
        200: { ...answered, content: { ...answered.content, 'text/event-stream': { schema: z.string() } } },
      },
    }),
    async (c) => {
      const { database, settings, log } = dependencies;
      const person = c.get('claims');
      const request = c.req.valid('json');
      const limit = enhancements(settings.enhancementsPerMinute);
      tellAllowances(c, [await takeLimit(database, limit, person.sub)]);
      if (wantsEvents(c))
        return answerWithEvents(c, { log, sorry }, async (attention) =>
          JSON.stringify(await enhanceGoal(dependencies, person, request, attention)),
        );
      return c.json(await enhanceGoal(dependencies, person, request, patient(c.req.raw.signal)), 200);
    },
  );
