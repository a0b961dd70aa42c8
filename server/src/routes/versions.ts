import { createRoute, z } from '@hono/zod-openapi';
import { prompt, promptVersions, versionQuery, versionRevert } from '@whetstone/contract';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { limits } from '../services/limits/limits.ts';
import { takeLimit } from '../services/limits/take-limit.ts';
import { listVersions } from '../services/versions/list-versions.ts';
import { revertPrompt } from '../services/versions/revert-prompt.ts';

const params = z.object({ id: z.uuid() });

export const versionRoutes = (dependencies: Dependencies) => {
  const { database } = dependencies;
  const middleware = authenticate(dependencies);
  return openApi<SignedIn>()
    .openapi(
      createRoute({
        method: 'get',
        path: '/prompts/{id}/versions',
        middleware,
        request: { params, query: versionQuery },
        responses: answers(promptVersions, 'What the prompt said before'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const { id } = c.req.valid('param');
        const { before } = c.req.valid('query');
        return c.json(await database.actingAs(claims, (tx) => listVersions(tx, claims, id, before)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/prompts/{id}/revert',
        middleware,
        request: { params, body: jsonBody(versionRevert) },
        responses: answers(prompt, 'The prompt with that version’s words, as a new version'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const { id } = c.req.valid('param');
        const { number } = c.req.valid('json');
        await takeLimit(database, limits.save, claims.sub);
        return c.json(await database.actingAs(claims, (tx) => revertPrompt(tx, claims, id, number)), 200);
      },
    );
};
