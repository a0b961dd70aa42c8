import { z } from '@hono/zod-openapi';
import {
  exampleInput,
  promptExample,
  promptExampleList,
  tried,
  tryChoice,
  tryRequest,
  tryState as tryStateSchema,
  tryUnveiled,
} from '@whetstone/contract';
import type { SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { signedInRoutes } from '../http/person-routes.ts';
import { modelFor } from '../llm/model-for.ts';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';
import { chooseBetter } from '../services/try-it/choose-better.ts';
import { deleteExample, listExamples, saveExample } from '../services/try-it/examples.ts';
import { runTry } from '../services/try-it/run-try.ts';
import { tryState } from '../services/try-it/try-state.ts';

const ofOne = z.object({ id: z.uuid() });

export const tryRoutes = (dependencies: Dependencies) => {
  const { database, settings } = dependencies;
  const { get, post, put, del } = signedInRoutes(dependencies);
  return openApi<SignedIn>()
    .openapi(
      ...get(
        '/tries',
        {},
        answers(
          tryStateSchema,
          'Which model you can try a prompt on, how many tries are left, and your record',
        ),
        async ({ act, claims }) => act(tryState, settings.tries, await modelFor(dependencies, claims)),
      ),
    )
    .openapi(
      ...post(
        '/tries',
        { body: jsonBody(tryRequest) },
        answers(tried, 'Two answers in random order; neither is kept'),
        async ({ c, claims, valid }) => {
          await takeLimit(database, limits.tryIt, claims.sub);
          c.header('cache-control', 'no-store');
          return runTry(dependencies, claims, valid('json'), c.req.raw.signal);
        },
      ),
    )
    .openapi(
      ...put(
        '/tries/{id}/choice',
        { params: ofOne, body: jsonBody(tryChoice) },
        answers(tryUnveiled, 'Which answer was the prompt’s, and your record with this choice'),
        ({ claims, valid }) => chooseBetter(database, claims, valid('param').id, valid('json').better),
      ),
    )
    .openapi(
      ...get(
        '/prompts/{id}/examples',
        { params: ofOne },
        answers(promptExampleList, 'What you saved with one of your prompts'),
        ({ act, valid }) => act(listExamples, valid('param').id),
      ),
    )
    .openapi(
      ...post(
        '/prompts/{id}/examples',
        { params: ofOne, body: jsonBody(exampleInput) },
        answers(promptExample, 'The example is saved with the prompt'),
        async ({ claims, valid }) => {
          await takeLimit(database, limits.save, claims.sub);
          return saveExample(database, claims, valid('param').id, valid('json'));
        },
      ),
    )
    .openapi(
      ...del(
        '/examples/{id}',
        { params: ofOne },
        answers(z.object({}), 'The example is deleted'),
        ({ act, valid }) => act(deleteExample, valid('param').id),
      ),
    );
};
