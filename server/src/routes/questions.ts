import { generationRequest, modelQuestionsResponse, questionsResponse } from '@whetstone/contract';
import { tellAllowances } from '../http/allowance.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { signedInRoutes } from '../http/person-routes.ts';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';
import { askByModel } from '../services/writer/ask-by-model.ts';

/** Asks before a prompt is written what only the person knows: the questions of the prompt, charged and kept nowhere. */
export const questionRoutes = (dependencies: Dependencies) => {
  const { database, textWork } = dependencies;
  const signedIn = signedInRoutes(dependencies);
  return openApi<SignedIn>()
    .openapi(
      ...signedIn.post(
        '/questions',
        { body: jsonBody(generationRequest) },
        answers(questionsResponse, 'The questions this request leaves open, the most important first'),
        async ({ c, claims: { sub }, valid }) => {
          tellAllowances(c, [await takeLimit(database, limits.question, sub)]);
          return textWork.run('askQuestions', valid('json'), sub);
        },
      ),
    )
    .openapi(
      ...signedIn.post(
        '/questions/by-model',
        { body: jsonBody(generationRequest) },
        answers(
          modelQuestionsResponse,
          'What the language model would ask and offer; requested once per goal',
        ),
        async ({ c, claims, valid }) => {
          tellAllowances(c, [await takeLimit(database, limits.question, claims.sub)]);
          return askByModel(dependencies, claims, valid('json'));
        },
      ),
    );
};
