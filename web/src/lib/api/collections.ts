import { queryOptions } from '@tanstack/react-query';
import type { CollectionPatch, PromptReport } from '@whetstone/contract';
import { api } from './api.ts';
import { bodyOf } from './body-of.ts';

export const collectionsKey = ['collections'] as const;
const one = api.collections[':id'];

/** The caller's collections; `holds` says whether each has the prompt that is asked about. */
export const ownCollectionsQuery = (prompt?: string) =>
  queryOptions({
    queryKey: [...collectionsKey, 'own', prompt],
    queryFn: ({ signal }) => bodyOf(api.collections.$get({ query: { prompt } }, { init: { signal } })),
  });

/** A collection and its contents: one's own, or a shared one. */
export const collectionQuery = (id: string) =>
  queryOptions({
    queryKey: [...collectionsKey, 'one', id],
    queryFn: ({ signal }) => bodyOf(one.$get({ param: { id } }, { init: { signal } })),
  });

type MadeCollection = Parameters<typeof api.collections.$post>[0]['json'];
/** Makes a collection, or brings one back that was deleted. */
export const makeCollection = (json: MadeCollection) => bodyOf(api.collections.$post({ json }));
export const changeCollection = (id: string, json: CollectionPatch) =>
  bodyOf(one.$patch({ param: { id }, json }));
export const deleteCollection = (id: string) => bodyOf(one.$delete({ param: { id } }));
export const orderCollection = (id: string, promptIds: string[]) =>
  bodyOf(one.order.$put({ param: { id }, json: { prompt_ids: promptIds } }));
/** Puts a prompt into a collection, or takes it out. */
export const setCollected = (id: string, prompt: string, isIn: boolean) => {
  const place = one.prompts[':prompt'];
  return bodyOf(isIn ? place.$put({ param: { id, prompt } }) : place.$delete({ param: { id, prompt } }));
};
/** Copies of all that a collection holds, into the caller's library. */
export const keepCollection = (id: string) => bodyOf(one.keep.$post({ param: { id } }));
export const reportCollection = (id: string, json: PromptReport) =>
  bodyOf(one.report.$post({ param: { id }, json }));
