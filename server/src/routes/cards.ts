import { z } from '@hono/zod-openapi';
import {
  card,
  cardImport,
  cardInput,
  cardList,
  cardOrder,
  cardVersions,
  changedIds,
} from '@whetstone/contract';
import type { SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { signedInRoutes } from '../http/person-routes.ts';
import { deleteCard } from '../services/cards/delete-card.ts';
import { importCards } from '../services/cards/import-cards.ts';
import { orderCards } from '../services/cards/order-cards.ts';
import { listCards, readCardVersions } from '../services/cards/read-cards.ts';
import { saveCard } from '../services/cards/save-card.ts';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';

const ofOne = z.object({ id: z.uuid() });

export const cardRoutes = (dependencies: Dependencies) => {
  const { database } = dependencies;
  const { get, post, put, del } = signedInRoutes(dependencies);
  return openApi<SignedIn>()
    .openapi(
      ...get('/cards', {}, answers(cardList, 'Your context cards, in your order'), async ({ c, act }) => {
        c.header('cache-control', 'no-store');
        return act(listCards);
      }),
    )
    .openapi(
      ...put(
        '/cards/order',
        { body: jsonBody(cardOrder) },
        answers(cardList, 'Your cards in their new order'),
        ({ act, valid }) => act(orderCards, valid('json').ids),
      ),
    )
    .openapi(
      ...post(
        '/cards/import',
        { body: jsonBody(cardImport) },
        answers(cardList, 'Your cards, followed by those from the file'),
        async ({ act, claims, valid }) => {
          await takeLimit(database, limits.import, claims.sub);
          return act(importCards, valid('json'));
        },
      ),
    )
    .openapi(
      ...put(
        '/cards/{id}',
        { params: ofOne, body: jsonBody(cardInput) },
        answers(card, 'The card as saved; 409 carries the newer one'),
        async ({ act, claims, valid }) => {
          await takeLimit(database, limits.draft, claims.sub);
          return act(saveCard, valid('param').id, valid('json'));
        },
      ),
    )
    .openapi(
      ...del(
        '/cards/{id}',
        { params: ofOne },
        answers(changedIds, 'The card is deleted'),
        async ({ act, valid }) => {
          const { id } = valid('param');
          await act(deleteCard, id);
          return { ids: [id] };
        },
      ),
    )
    .openapi(
      ...get(
        '/cards/{id}/versions',
        { params: ofOne },
        answers(cardVersions, 'What the card said before'),
        async ({ c, act, valid }) => {
          c.header('cache-control', 'no-store');
          return act(readCardVersions, valid('param').id);
        },
      ),
    );
};
