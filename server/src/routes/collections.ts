import { z } from '@hono/zod-openapi';
import { networkOf } from '@whetstone/auth';
import {
  collection,
  collectionInput,
  collectionOrder,
  collectionPatch,
  collectionsQuery,
  deletedCollection,
  keptCollection,
  ownCollections,
  promptReport,
  reportAnswer,
} from '@whetstone/contract';
import type { MaybeSignedIn } from '../http/authenticate-if-any.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { signedInRoutes, visitorRoutes } from '../http/person-routes.ts';
import {
  changeCollection,
  createCollection,
  deleteCollection,
} from '../services/collections/change-collection.ts';
import { collectPrompt, orderCollection, takeOutPrompt } from '../services/collections/collect.ts';
import { getCollection } from '../services/collections/get-collection.ts';
import { keepCollection } from '../services/collections/keep-collection.ts';
import { listOwnCollections } from '../services/collections/list-own-collections.ts';
import { reportCollection } from '../services/library/report.ts';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';

const params = z.object({ id: z.uuid() });
const place = z.object({ id: z.uuid(), prompt: z.uuid() });

/** Shared collections, for everyone, and one's own. */
export const collectionRoutes = (dependencies: Dependencies) => {
  const { get } = visitorRoutes(dependencies);
  return openApi<MaybeSignedIn>().openapi(
    ...get(
      '/collections/{id}',
      { params },
      answers(collection, 'A collection and its contents'),
      ({ act, valid }) => act(getCollection, valid('param').id),
    ),
  );
};

/** What a signed-in person does with collections. */
export const ownCollectionRoutes = (dependencies: Dependencies) => {
  const { database, settings } = dependencies;
  const { get, put, post, patch, del } = signedInRoutes(dependencies);
  const changed = answers(collection, 'The collection as it is now');
  const take = (person: string) => takeLimit(database, limits.collection, person);
  return openApi<SignedIn>()
    .openapi(
      ...get(
        '/collections',
        { query: collectionsQuery },
        answers(ownCollections, 'Your collections'),
        async ({ act, valid }) => ({ items: await act(listOwnCollections, valid('query').prompt) }),
      ),
    )
    .openapi(
      ...post(
        '/collections',
        { body: jsonBody(collectionInput) },
        answers(collection, 'The new collection'),
        async ({ act, claims, valid }) => {
          await take(claims.sub);
          return act(createCollection, valid('json'));
        },
      ),
    )
    .openapi(
      ...patch(
        '/collections/{id}',
        { params, body: jsonBody(collectionPatch) },
        changed,
        async ({ act, claims, valid }) => {
          const change = valid('json');
          await take(claims.sub);
          if (change.is_shared) await takeLimit(database, limits.publish, claims.sub);
          return act(changeCollection, valid('param').id, change);
        },
      ),
    )
    .openapi(
      ...del(
        '/collections/{id}',
        { params },
        answers(deletedCollection, 'The deleted collection'),
        async ({ act, valid }) => ({ deleted: await act(deleteCollection, valid('param').id) }),
      ),
    )
    .openapi(
      ...put(
        '/collections/{id}/order',
        { params, body: jsonBody(collectionOrder) },
        changed,
        async ({ act, claims, valid }) => {
          await take(claims.sub);
          return act(orderCollection, valid('param').id, valid('json').prompt_ids);
        },
      ),
    )
    .openapi(
      ...put(
        '/collections/{id}/prompts/{prompt}',
        { params: place },
        changed,
        async ({ act, claims, valid }) => {
          await take(claims.sub);
          return act(collectPrompt, valid('param').id, valid('param').prompt);
        },
      ),
    )
    .openapi(
      ...del('/collections/{id}/prompts/{prompt}', { params: place }, changed, ({ act, valid }) =>
        act(takeOutPrompt, valid('param').id, valid('param').prompt),
      ),
    )
    .openapi(
      ...post(
        '/collections/{id}/keep',
        { params },
        answers(keptCollection, 'What is in your library now'),
        async ({ act, c, claims, valid }) => {
          const { id } = valid('param');
          const { prompts } = await act(getCollection, id);
          await takeLimit(database, limits.save, claims.sub, Math.max(1, prompts.length));
          return act(keepCollection, id, networkOf(clientAddress(c, settings.trustedProxyHops)));
        },
      ),
    )
    .openapi(
      ...post(
        '/collections/{id}/report',
        { params, body: jsonBody(promptReport) },
        answers(reportAnswer, 'Whether the report is new'),
        async ({ act, claims, valid }) => {
          await takeLimit(database, limits.report, claims.sub);
          return { reported: await act(reportCollection, valid('param').id, valid('json')) };
        },
      ),
    );
};
