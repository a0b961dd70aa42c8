import { queryOptions } from '@tanstack/react-query';
import type { CardImport, CardInput } from '@whetstone/contract';
import { api, quietApi } from './api.ts';
import { bodyOf } from './body-of.ts';

/** All own context cards, in their order; looked at again whenever the page comes back into view. */
export const cardsQuery = queryOptions({
  queryKey: ['cards'],
  queryFn: ({ signal }) => bodyOf(quietApi.cards.$get({}, { init: { signal } })),
  staleTime: 5000,
  refetchOnWindowFocus: 'always',
});

const one = api.cards[':id'];

/** Throws `card_conflict` with the newer card. */
export const saveCard = ({ id, input }: { id: string; input: CardInput }) =>
  bodyOf(one.$put({ param: { id }, json: input }));
export const deleteCard = (id: string) => bodyOf(one.$delete({ param: { id } }));
export const orderCards = (ids: string[]) => bodyOf(api.cards.order.$put({ json: { ids } }));
export const importCards = (json: CardImport) => bodyOf(api.cards.import.$post({ json }));

export const cardVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['card-versions', id],
    queryFn: ({ signal }) => bodyOf(one.versions.$get({ param: { id } }, { init: { signal } })),
    staleTime: 0,
  });
