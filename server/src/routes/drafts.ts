import { z } from '@hono/zod-openapi';
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
import type { SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { signedInRoutes } from '../http/person-routes.ts';
import { deleteDraft } from '../services/drafts/delete-draft.ts';
import { openDraftKey } from '../services/drafts/draft-key.ts';
import { readDraftVersions, readKeptDrafts } from '../services/drafts/read-drafts.ts';
import { saveDraft } from '../services/drafts/save-draft.ts';
import { deleteSetAside, readSetAside, setDraftAside } from '../services/drafts/set-aside-draft.ts';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';

const ofKind = z.object({ kind: z.enum(draftKinds) });
const ofOne = z.object({ kind: z.enum(draftKinds), id: z.uuid() });
const ofVersion = z.object({ version: z.coerce.number().int() });
const path = '/drafts/{kind}/set-aside/{id}';

export const draftRoutes = (dependencies: Dependencies) => {
  const { database } = dependencies;
  const { get, post, put, del } = signedInRoutes(dependencies);
  return openApi<SignedIn>()
    .openapi(
      ...get(
        '/drafts',
        {},
        answers(draftVersions, 'The current version of each of your drafts'),
        async ({ act }) => ({ items: await act(readDraftVersions) }),
      ),
    )
    .openapi(
      ...post(
        '/drafts/key',
        {},
        answers(draftKey, 'The key that encrypts drafts stored in your browsers, created on first use'),
        async ({ c, claims }) => {
          c.header('cache-control', 'no-store');
          return { key: await openDraftKey(dependencies, claims.sub) };
        },
      ),
    )
    .openapi(
      ...get(
        '/drafts/{kind}',
        { params: ofKind },
        answers(keptDrafts, 'Your draft in a prompter, and those set aside'),
        ({ act, valid }) => act(readKeptDrafts, valid('param').kind),
      ),
    )
    .openapi(
      ...put(
        '/drafts/{kind}',
        { params: ofKind, body: jsonBody(draftInput) },
        answers(savedDraft, 'The version it was saved as; 409 carries the newer one'),
        async ({ act, claims, valid }) => {
          await takeLimit(database, limits.draft, claims.sub);
          return act(saveDraft, valid('param').kind, valid('json'));
        },
      ),
    )
    .openapi(
      ...del(
        '/drafts/{kind}',
        { params: ofKind, query: ofVersion },
        answers(z.object({}), 'The draft is deleted'),
        async ({ act, valid }) => {
          await act(deleteDraft, valid('param').kind, valid('query').version);
          return {};
        },
      ),
    )
    .openapi(
      ...get(
        path,
        { params: ofOne },
        answers(setAsideContent, 'A draft that is set aside'),
        async ({ act, valid }) => ({ content: await act(readSetAside, valid('param')) }),
      ),
    )
    .openapi(
      ...put(
        path,
        { params: ofOne, body: jsonBody(setAsideInput) },
        answers(changedIds, 'The draft is set aside'),
        async ({ act, claims, valid }) => {
          await takeLimit(database, limits.draft, claims.sub);
          await act((tx) => setDraftAside(tx, valid('param'), valid('json').content));
          return { ids: [valid('param').id] };
        },
      ),
    )
    .openapi(
      ...del(
        path,
        { params: ofOne },
        answers(changedIds, 'The draft that was set aside is deleted'),
        async ({ act, valid }) => {
          await act(deleteSetAside, valid('param'));
          return { ids: [valid('param').id] };
        },
      ),
    );
};
