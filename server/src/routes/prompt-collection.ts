import { createRoute } from '@hono/zod-openapi';
import { bin, changedIds, promptFacets, promptIds, promptMove } from '@whetstone/contract';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { getPromptFacets } from '../services/prompts/get-facets.ts';
import { listBin } from '../services/prompts/list-bin.ts';
import { movePrompts } from '../services/prompts/move-prompts.ts';
import { purgePrompts } from '../services/prompts/purge-prompts.ts';
import { restorePrompts } from '../services/prompts/restore-prompts.ts';

/** What concerns many of one's prompts: the sidebar's counts, moving, the bin. Mounted before /prompts/{id}. */
export const promptCollectionRoutes = (dependencies: Dependencies) => {
  const { database } = dependencies;
  const middleware = authenticate(dependencies);
  return openApi<SignedIn>()
    .openapi(
      createRoute({
        method: 'get',
        path: '/prompts/facets',
        middleware,
        responses: answers(promptFacets, 'Counts of your prompts'),
      }),
      async (c) => {
        const claims = c.get('claims');
        return c.json(await database.actingAs(claims, (tx) => getPromptFacets(tx, claims)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/prompts/move',
        middleware,
        request: { body: jsonBody(promptMove) },
        responses: answers(changedIds, 'The prompts that moved'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const { ids, folder_id } = c.req.valid('json');
        return c.json(
          { ids: await database.actingAs(claims, (tx) => movePrompts(tx, claims, ids, folder_id)) },
          200,
        );
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/prompts/bin',
        middleware,
        responses: answers(bin, 'What you deleted and can restore'),
      }),
      async (c) => {
        const claims = c.get('claims');
        return c.json(await database.actingAs(claims, (tx) => listBin(tx, claims)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/prompts/bin/restore',
        middleware,
        request: { body: jsonBody(promptIds) },
        responses: answers(changedIds, 'The prompts that came back'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const { ids } = c.req.valid('json');
        return c.json({ ids: await database.actingAs(claims, (tx) => restorePrompts(tx, claims, ids)) }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/prompts/bin/purge',
        middleware,
        request: { body: jsonBody(promptIds) },
        responses: answers(changedIds, 'The prompts that are gone for good'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const { ids } = c.req.valid('json');
        return c.json({ ids: await database.actingAs(claims, (tx) => purgePrompts(tx, claims, ids)) }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/prompts/bin',
        middleware,
        responses: answers(changedIds, 'The bin is empty'),
      }),
      async (c) => {
        const claims = c.get('claims');
        return c.json({ ids: await database.actingAs(claims, (tx) => purgePrompts(tx, claims)) }, 200);
      },
    );
};
