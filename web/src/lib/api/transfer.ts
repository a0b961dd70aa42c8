import { queryOptions } from '@tanstack/react-query';
import type { ImportRequest, TransferFormat } from '@whetstone/contract';
import { api } from './api.ts';
import { bodyOf } from './body-of.ts';

/** Adds the prompts of files, or says what would happen. */
export const importPrompts = (request: ImportRequest) => bodyOf(api.prompts.import.$post({ json: request }));

/** Imports that still have prompts in your library, the newest first. */
export const pastImportsQuery = queryOptions({
  queryKey: ['prompts', 'imports'],
  queryFn: ({ signal }) => bodyOf(api.prompts.imports.$get({}, { init: { signal } })),
});

/** Takes a whole import back. */
export const takeBackImport = (id: string) => bodyOf(api.prompts.imports[':id'].$delete({ param: { id } }));

/** All own prompts as a file's content, or those chosen. */
export const exportPrompts = async (format: TransferFormat, ids?: string[]) => {
  const { export: files } = api.prompts;
  return (await (ids ? files.$post({ json: { format, ids } }) : files.$get({ query: { format } }))).blob();
};
