import { createRoute } from '@hono/zod-openapi';
import { generationRequest, questionsResponse } from '@whetstone/contract';
import { tellAllowances } from '../http/allowance.ts';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { limits } from '../services/limits/limits.ts';
import { takeLimit } from '../services/limits/take-limit.ts';

/** Asks before a prompt is written what only the person knows: the questions of the prompt, charged and kept nowhere. */
export const questionRoutes = (dependencies: Dependencies) =>
  openApi<SignedIn>().openapi(
    createRoute({
      method: 'post',
      path: '/questions',
      middleware: [authenticate(dependencies)] as const,
      request: { body: jsonBody(generationRequest) },
      responses: answers(
        questionsResponse,
        'What the prompt of this request would ask, the most telling first',
      ),
    }),
    async (c) => {
      const { database, textWork } = dependencies;
      const { sub } = c.get('claims');
      tellAllowances(c, [await takeLimit(database, limits.question, sub)]);
      const questions = await textWork.run('askQuestions', c.req.valid('json'), sub);
      return c.json({ questions }, 200);
    },
  );
