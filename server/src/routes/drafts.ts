import { createRoute, z } from '@hono/zod-openapi';
import {
  changedIds,
  draftInput,
  draftKey,
  draftKinds,
  draftVersions,
  keptDrafts,
  savedDraft,
  setAsideContent,
  setAsideInput,
} from '@whetstone/contract';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { deleteDraft } from '../services/drafts/delete-draft.ts';
import { readDraftKey } from '../services/drafts/draft-key.ts';
import { readDraftVersions, readKeptDrafts } from '../services/drafts/read-drafts.ts';
import { saveDraft } from '../services/drafts/save-draft.ts';
import { deleteSetAside, readSetAside, setDraftAside } from '../services/drafts/set-aside-draft.ts';
import { limits } from '../services/limits/limits.ts';
import { takeLimit } from '../services/limits/take-limit.ts';

const ofKind = z.object({ kind: z.enum(draftKinds) });
const ofOne = z.object({ kind: z.enum(draftKinds), id: z.uuid() });
const ofVersion = z.object({ version: z.coerce.number().int() });
const path = '/drafts/{kind}/set-aside/{id}';

export const draftRoutes = (dependencies: Dependencies) => {
  const { database } = dependencies;
  const middleware = authenticate(dependencies);
  return openApi<SignedIn>()
    .openapi(
      createRoute({
        method: 'get',
        path: '/drafts',
        middleware,
        responses: answers(draftVersions, 'Which versions of your drafts there are'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const items = await database.actingAs(claims, (tx) => readDraftVersions(tx, claims));
        return c.json({ items }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/drafts/key',
        middleware,
        responses: answers(draftKey, 'The key that seals what your browsers keep of drafts'),
      }),
      async (c) => {
        c.header('cache-control', 'no-store');
        return c.json({ key: await readDraftKey(dependencies, c.get('claims').sub) }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/drafts/{kind}',
        middleware,
        request: { params: ofKind },
        responses: answers(keptDrafts, 'Your draft in a prompter, and those set aside'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const { kind } = c.req.valid('param');
        return c.json(await database.actingAs(claims, (tx) => readKeptDrafts(tx, claims, kind)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/drafts/{kind}',
        middleware,
        request: { params: ofKind, body: jsonBody(draftInput) },
        responses: answers(savedDraft, 'The version it was saved as; 409 carries the newer one'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const { kind } = c.req.valid('param');
        const input = c.req.valid('json');
        await takeLimit(database, limits.draft, claims.sub);
        return c.json(await database.actingAs(claims, (tx) => saveDraft(tx, claims, kind, input)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/drafts/{kind}',
        middleware,
        request: { params: ofKind, query: ofVersion },
        responses: answers(z.object({}), 'The draft is gone'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const { kind } = c.req.valid('param');
        const { version } = c.req.valid('query');
        await database.actingAs(claims, (tx) => deleteDraft(tx, claims, kind, version));
        return c.json({}, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path,
        middleware,
        request: { params: ofOne },
        responses: answers(setAsideContent, 'A draft that is set aside'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const place = c.req.valid('param');
        const content = await database.actingAs(claims, (tx) => readSetAside(tx, claims, place));
        return c.json({ content }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path,
        middleware,
        request: { params: ofOne, body: jsonBody(setAsideInput) },
        responses: answers(changedIds, 'The draft is set aside'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const place = c.req.valid('param');
        const { content } = c.req.valid('json');
        await takeLimit(database, limits.draft, claims.sub);
        await database.actingAs(claims, (tx) => setDraftAside(tx, place, content));
        return c.json({ ids: [place.id] }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path,
        middleware,
        request: { params: ofOne },
        responses: answers(changedIds, 'The set aside draft is gone'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const place = c.req.valid('param');
        await database.actingAs(claims, (tx) => deleteSetAside(tx, claims, place));
        return c.json({ ids: [place.id] }, 200);
      },
    );
};
