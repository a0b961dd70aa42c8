import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ExampleInput, TryChoice, TryRequest } from '@whetstone/contract';
import { api } from './api.ts';
import { bodyOf } from './body-of.ts';
import { promptsKey } from './prompts.ts';

/** On which model prompts can be tried, what is left of it, and the person's record. */
export const tryStateQuery = queryOptions({
  queryKey: ['tries'],
  queryFn: ({ signal }) => bodyOf(api.tries.$get({}, { init: { signal } })),
});

/** Runs plain words and prompt side by side; leaving ends both. */
export const runTry = (request: TryRequest, signal: AbortSignal) =>
  bodyOf(api.tries.$post({ json: request }, { init: { signal } }));

/** Says which answer is better, and hears which was the prompt's. */
export const chooseBetter = (id: string, better: TryChoice) =>
  bodyOf(api.tries[':id'].choice.$put({ param: { id }, json: { better } }));

/** What was kept beside a prompt. */
export const examplesQuery = (promptId: string) =>
  queryOptions({
    queryKey: [...promptsKey, 'examples', promptId],
    queryFn: ({ signal }) =>
      bodyOf(api.prompts[':id'].examples.$get({ param: { id: promptId } }, { init: { signal } })),
  });

export const keepExample = (promptId: string, example: ExampleInput) =>
  bodyOf(api.prompts[':id'].examples.$post({ param: { id: promptId }, json: example }));

export const deleteExample = (id: string) => bodyOf(api.examples[':id'].$delete({ param: { id } }));

/** The id of a prompt that was saved from this page a moment ago, by its words. */
const savedKey = (text: string) => ['saved from here', text];
export const savedFromHere = (cache: QueryClient, text: string) => cache.getQueryData<string>(savedKey(text));
export const noteSavedFromHere = (cache: QueryClient, text: string, id: string) =>
  cache.setQueryData(savedKey(text), id);
