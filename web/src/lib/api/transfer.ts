import type { ImportRequest, TransferFormat } from '@whetstone/contract';
import { api } from './api.ts';
import { bodyOf } from './body-of.ts';

/** Adds the prompts of a file, or says what would happen. */
export const importPrompts = (request: ImportRequest) => bodyOf(api.prompts.import.$post({ json: request }));

/** All own prompts as a file's content, or those chosen. */
export const exportPrompts = async (format: TransferFormat, ids?: string[]) => {
  const { export: files } = api.prompts;
  return (await (ids ? files.$post({ json: { format, ids } }) : files.$get({ query: { format } }))).blob();
};
