import { generationRequest, questionsResponse } from '@whetstone/contract';
import { tellAllowances } from '../http/allowance.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { signedInRoutes } from '../http/person-routes.ts';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';

/** Asks before a prompt is written what only the person knows: the questions of the prompt, charged and kept nowhere. */
export const questionRoutes = (dependencies: Dependencies) => {
  const { database, textWork } = dependencies;
  return openApi<SignedIn>().openapi(
    ...signedInRoutes(dependencies).post(
      '/questions',
      { body: jsonBody(generationRequest) },
      answers(questionsResponse, 'What the prompt of this request would ask, the most telling first'),
      async ({ c, claims: { sub }, valid }) => {
        tellAllowances(c, [await takeLimit(database, limits.question, sub)]);
        return textWork.run('askQuestions', valid('json'), sub);
      },
    ),
  );
};
