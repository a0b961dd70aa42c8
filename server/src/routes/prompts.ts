import { createRoute, z } from '@hono/zod-openapi';
import { prompt, promptIds, promptInput, promptPage, promptPatch, promptQuery } from '@whetstone/contract';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { limits } from '../services/limits/limits.ts';
import { takeLimit } from '../services/limits/take-limit.ts';
import { createPrompt } from '../services/prompts/create-prompt.ts';
import { deletePrompts } from '../services/prompts/delete-prompts.ts';
import { getPrompt } from '../services/prompts/get-prompt.ts';
import { listPrompts } from '../services/prompts/list-prompts.ts';
import { promptNotFound } from '../services/prompts/own-prompt.ts';
import { updatePrompt } from '../services/prompts/update-prompt.ts';

const params = z.object({ id: z.uuid() });
const deleted = z.object({ deleted: z.array(z.uuid()) }).openapi('DeletedPrompts');

export const promptRoutes = (dependencies: Dependencies) => {
  const { database } = dependencies;
  const signedIn = authenticate(dependencies);
  return openApi<SignedIn>()
    .openapi(
      createRoute({
        method: 'get',
        path: '/prompts',
        middleware: [signedIn] as const,
        request: { query: promptQuery },
        responses: answers(promptPage, 'A page of your prompts'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const query = c.req.valid('query');
        return c.json(await database.actingAs(claims, (tx) => listPrompts(tx, claims, query)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/prompts',
        middleware: [signedIn] as const,
        request: { body: jsonBody(promptInput) },
        responses: answers(prompt, 'The saved prompt'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const input = c.req.valid('json');
        await takeLimit(database, limits.save, claims.sub);
        return c.json(await database.actingAs(claims, (tx) => createPrompt(tx, claims, input)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/prompts/delete',
        middleware: [signedIn] as const,
        request: { body: jsonBody(promptIds) },
        responses: answers(deleted, 'The ids that were deleted'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const { ids } = c.req.valid('json');
        return c.json(
          { deleted: await database.actingAs(claims, (tx) => deletePrompts(tx, claims, ids)) },
          200,
        );
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/prompts/{id}',
        middleware: [signedIn] as const,
        request: { params },
        responses: answers(prompt, 'One of your prompts'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const { id } = c.req.valid('param');
        return c.json(await database.actingAs(claims, (tx) => getPrompt(tx, claims, id)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'patch',
        path: '/prompts/{id}',
        middleware: [signedIn] as const,
        request: { params, body: jsonBody(promptPatch) },
        responses: answers(prompt, 'The changed prompt'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const { id } = c.req.valid('param');
        const patch = c.req.valid('json');
        await takeLimit(database, limits.save, claims.sub);
        if (patch.is_public) await takeLimit(database, limits.publish, claims.sub);
        return c.json(await database.actingAs(claims, (tx) => updatePrompt(tx, claims, id, patch)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/prompts/{id}',
        middleware: [signedIn] as const,
        request: { params },
        responses: answers(deleted, 'The id that was deleted'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const { id } = c.req.valid('param');
        const ids = await database.actingAs(claims, (tx) => deletePrompts(tx, claims, [id]));
        if (ids.length === 0) throw promptNotFound();
        return c.json({ deleted: ids }, 200);
      },
    );
};
