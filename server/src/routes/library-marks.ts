import { createRoute, z } from '@hono/zod-openapi';
import { networkOf } from '@whetstone/auth';
import { libraryMark, promptReport, reportAnswer } from '@whetstone/contract';
import type { Context } from 'hono';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import { clientAddress } from '../http/client-address.ts';
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
  const { database, settings } = dependencies;
  const shared = { middleware: authenticate(dependencies), request: { params } };
  const marked = { ...shared, responses: answers(libraryMark, 'How the prompt stands for you now') };
  const favorite = { ...marked, path: '/library/{id}/favorite' } as const;
  const vote = { ...marked, path: '/library/{id}/vote' } as const;
  type Asked = Context<SignedIn>;
  const setFavorite = (c: Asked, id: string, isOn: boolean) => {
    const claims = c.get('claims');
    return database.actingAs(claims, (tx) => favoritePrompt(tx, claims, id, isOn));
  };
  const setVote = (c: Asked, id: string, isOn: boolean) => {
    const claims = c.get('claims');
    const network = networkOf(clientAddress(c, settings.trustedProxyHops));
    return database.actingAs(claims, (tx) => voteForPrompt(tx, claims, id, { isOn, network }));
  };
  return openApi<SignedIn>()
    .openapi(createRoute({ ...favorite, method: 'put' }), async (c) =>
      c.json(await setFavorite(c, c.req.valid('param').id, true), 200),
    )
    .openapi(createRoute({ ...favorite, method: 'delete' }), async (c) =>
      c.json(await setFavorite(c, c.req.valid('param').id, false), 200),
    )
    .openapi(createRoute({ ...vote, method: 'put' }), async (c) =>
      c.json(await setVote(c, c.req.valid('param').id, true), 200),
    )
    .openapi(createRoute({ ...vote, method: 'delete' }), async (c) =>
      c.json(await setVote(c, c.req.valid('param').id, false), 200),
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
