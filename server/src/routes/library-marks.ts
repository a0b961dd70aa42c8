import { createRoute, z } from '@hono/zod-openapi';
import { libraryMark, promptReport, reportAnswer } from '@whetstone/contract';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { favoritePrompt } from '../services/library/favorite-prompt.ts';
import { reportPrompt } from '../services/library/report-prompt.ts';
import { voteForPrompt } from '../services/library/vote-for-prompt.ts';
import { limits } from '../services/limits/limits.ts';
import { takeLimit } from '../services/limits/take-limit.ts';

const params = z.object({ id: z.uuid() });

/** Favourites, votes and reports of a signed-in reader. */
export const libraryMarkRoutes = (dependencies: Dependencies) => {
  const { database } = dependencies;
  const shared = { middleware: authenticate(dependencies), request: { params } };
  const marked = { ...shared, responses: answers(libraryMark, 'How the prompt stands for you now') };
  const favorite = { ...marked, path: '/library/{id}/favorite' } as const;
  const vote = { ...marked, path: '/library/{id}/vote' } as const;
  const mark = (
    claims: SignedIn['Variables']['claims'],
    id: string,
    setMark: typeof favoritePrompt,
    isOn: boolean,
  ) => database.actingAs(claims, (tx) => setMark(tx, claims, id, isOn));
  return openApi<SignedIn>()
    .openapi(createRoute({ ...favorite, method: 'put' }), async (c) =>
      c.json(await mark(c.get('claims'), c.req.valid('param').id, favoritePrompt, true), 200),
    )
    .openapi(createRoute({ ...favorite, method: 'delete' }), async (c) =>
      c.json(await mark(c.get('claims'), c.req.valid('param').id, favoritePrompt, false), 200),
    )
    .openapi(createRoute({ ...vote, method: 'put' }), async (c) =>
      c.json(await mark(c.get('claims'), c.req.valid('param').id, voteForPrompt, true), 200),
    )
    .openapi(createRoute({ ...vote, method: 'delete' }), async (c) =>
      c.json(await mark(c.get('claims'), c.req.valid('param').id, voteForPrompt, false), 200),
    )
    .openapi(
      createRoute({
        ...shared,
        method: 'post',
        path: '/library/{id}/report',
        request: { params, body: jsonBody(promptReport) },
        responses: answers(reportAnswer, 'Whether the report is new'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const { id } = c.req.valid('param');
        const report = c.req.valid('json');
        await takeLimit(database, limits.report, claims.sub);
        return c.json(
          { reported: await database.actingAs(claims, (tx) => reportPrompt(tx, claims, id, report)) },
          200,
        );
      },
    );
};
