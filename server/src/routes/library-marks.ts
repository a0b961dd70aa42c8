import { createRoute, z } from '@hono/zod-openapi';
import { libraryMark, promptReport, reportAnswer } from '@whetstone/contract';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { favoritePrompt } from '../services/library/favorite-prompt.ts';
import { reportPrompt } from '../services/library/report-prompt.ts';
import { voteForPrompt } from '../services/library/vote-for-prompt.ts';

const params = z.object({ id: z.uuid() });
const responses = answers(libraryMark, 'How the prompt stands for you now');

/** Favourites, votes and reports of a signed-in reader. */
export const libraryMarkRoutes = (dependencies: Dependencies) => {
  const { database } = dependencies;
  const middleware = authenticate(dependencies);
  return openApi<SignedIn>()
    .openapi(
      createRoute({
        method: 'put',
        path: '/library/{id}/favorite',
        middleware,
        request: { params },
        responses,
      }),
      async (c) => {
        const claims = c.get('claims');
        const { id } = c.req.valid('param');
        return c.json(await database.actingAs(claims, (tx) => favoritePrompt(tx, claims, id, true)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/library/{id}/favorite',
        middleware,
        request: { params },
        responses,
      }),
      async (c) => {
        const claims = c.get('claims');
        const { id } = c.req.valid('param');
        return c.json(await database.actingAs(claims, (tx) => favoritePrompt(tx, claims, id, false)), 200);
      },
    )
    .openapi(
      createRoute({ method: 'put', path: '/library/{id}/vote', middleware, request: { params }, responses }),
      async (c) => {
        const claims = c.get('claims');
        const { id } = c.req.valid('param');
        return c.json(await database.actingAs(claims, (tx) => voteForPrompt(tx, claims, id, true)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/library/{id}/vote',
        middleware,
        request: { params },
        responses,
      }),
      async (c) => {
        const claims = c.get('claims');
        const { id } = c.req.valid('param');
        return c.json(await database.actingAs(claims, (tx) => voteForPrompt(tx, claims, id, false)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/library/{id}/report',
        middleware,
        request: { params, body: jsonBody(promptReport) },
        responses: answers(reportAnswer, 'Whether the report is new'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const { id } = c.req.valid('param');
        const report = c.req.valid('json');
        return c.json(
          { reported: await database.actingAs(claims, (tx) => reportPrompt(tx, claims, id, report)) },
          200,
        );
      },
    );
};
