import { z } from '@hono/zod-openapi';
import { answerPatch, givenAnswers, rememberedAnswers } from '@whetstone/contract';
import type { SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { signedInRoutes } from '../http/person-routes.ts';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';
import { changeAnswer, forgetAnswer, forgetAnswers } from '../services/remembered-answers/change-answer.ts';
import { readAnswers } from '../services/remembered-answers/read-answers.ts';
import { rememberAnswers } from '../services/remembered-answers/remember-answers.ts';

const ofOne = z.object({ id: z.uuid() });
const nothing = z.object({});

export const rememberedAnswerRoutes = (dependencies: Dependencies) => {
  const { database } = dependencies;
  const { get, post, patch, del } = signedInRoutes(dependencies);
  return openApi<SignedIn>()
    .openapi(
      ...get(
        '/remembered-answers',
        {},
        answers(rememberedAnswers, 'Your earlier answers, most recent first'),
        async ({ c, act }) => {
          c.header('cache-control', 'no-store');
          return act(readAnswers);
        },
      ),
    )
    .openapi(
      ...post(
        '/remembered-answers',
        { body: jsonBody(givenAnswers) },
        answers(nothing, 'The answers are remembered'),
        async ({ act, claims, valid }) => {
          await takeLimit(database, limits.draft, claims.sub);
          await act(rememberAnswers, valid('json'));
          return {};
        },
      ),
    )
    .openapi(
      ...del('/remembered-answers', {}, answers(nothing, 'All are forgotten'), async ({ act }) => {
        await act(forgetAnswers);
        return {};
      }),
    )
    .openapi(
      ...patch(
        '/remembered-answers/{id}',
        { params: ofOne, body: jsonBody(answerPatch) },
        answers(nothing, 'The answer is reworded'),
        async ({ act, valid }) => {
          await act(changeAnswer, valid('param').id, valid('json').answer);
          return {};
        },
      ),
    )
    .openapi(
      ...del(
        '/remembered-answers/{id}',
        { params: ofOne },
        answers(nothing, 'The answer is forgotten'),
        async ({ act, valid }) => {
          await act(forgetAnswer, valid('param').id);
          return {};
        },
      ),
    );
};
