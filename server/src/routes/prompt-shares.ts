import { createRoute, z } from '@hono/zod-openapi';
import { changedIds, promptShare, sharedPrompt } from '@whetstone/contract';
import { anonymous } from '@whetstone/database';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, openApi } from '../http/open-api.ts';
import { limits } from '../services/limits/limits.ts';
import { takeLimit } from '../services/limits/take-limit.ts';
import { readShared } from '../services/prompts/read-shared.ts';
import { getShare, sharePrompt } from '../services/prompts/share-prompt.ts';
import { unsharePrompt } from '../services/prompts/unshare-prompt.ts';

const params = z.object({ id: z.uuid() });
const token = z.object({ token: z.string().max(200) });

/** Unlisted links: made and closed by the owner, read by whoever has one. */
export const promptShareRoutes = (dependencies: Dependencies) => {
  const { database } = dependencies;
  const middleware = authenticate(dependencies);
  const path = '/prompts/{id}/share';
  return openApi<SignedIn>()
    .openapi(
      createRoute({
        method: 'get',
        path,
        middleware,
        request: { params },
        responses: answers(promptShare, 'The open link'),
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        return c.json(await database.actingAs(c.get('claims'), (tx) => getShare(tx, id)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path,
        middleware,
        request: { params },
        responses: answers(promptShare, 'The link, new or as it was'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const { id } = c.req.valid('param');
        await takeLimit(database, limits.share, claims.sub);
        return c.json(await database.actingAs(claims, (tx) => sharePrompt(tx, claims, id)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path,
        middleware,
        request: { params },
        responses: answers(changedIds, 'The link is closed'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const { id } = c.req.valid('param');
        await database.actingAs(claims, (tx) => unsharePrompt(tx, claims, id));
        return c.json({ ids: [id] }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/shared/{token}',
        request: { params: token },
        responses: answers(sharedPrompt, 'The prompt behind an unlisted link'),
      }),
      async (c) => {
        const { token } = c.req.valid('param');
        const shared = await database.actingAs(anonymous, (tx) => readShared(tx, token));
        c.header('cache-control', 'no-store');
        c.header('x-robots-tag', 'noindex');
        return c.json(shared, 200);
      },
    );
};
