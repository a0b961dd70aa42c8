import { createRoute, z } from '@hono/zod-openapi';
import { changedIds, promptShare, sharedPrompt } from '@whetstone/contract';
import { anonymous } from '@whetstone/database';
import type { SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, openApi } from '../http/open-api.ts';
import { signedInRoutes } from '../http/person-routes.ts';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';
import { readShared } from '../services/prompts/read-shared.ts';
import { getShare, sharePrompt, unsharePrompt } from '../services/prompts/share-prompt.ts';

const params = z.object({ id: z.uuid() });
const token = z.object({ token: z.string().max(200) });

/** Unlisted links: made and closed by the owner, read by whoever has one. */
export const promptShareRoutes = (dependencies: Dependencies) => {
  const { database } = dependencies;
  const { get, post, del } = signedInRoutes(dependencies);
  const path = '/prompts/{id}/share';
  return openApi<SignedIn>()
    .openapi(
      ...get(path, { params }, answers(promptShare, 'The open link'), ({ act, valid }) =>
        act((tx) => getShare(tx, valid('param').id)),
      ),
    )
    .openapi(
      ...post(
        path,
        { params },
        answers(promptShare, 'The link, newly created or existing'),
        async ({ act, claims, valid }) => {
          await takeLimit(database, limits.share, claims.sub);
          return act(sharePrompt, valid('param').id);
        },
      ),
    )
    .openapi(
      ...del(path, { params }, answers(changedIds, 'The link is closed'), async ({ act, valid }) => {
        const { id } = valid('param');
        await act(unsharePrompt, id);
        return { ids: [id] };
      }),
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
