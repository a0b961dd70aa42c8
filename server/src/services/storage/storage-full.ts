import { storageLimits } from '@whetstone/contract';
import { violatedConstraint } from '@whetstone/database';
import { ServiceError } from '../../http/service-error.ts';

const count = (most: number): string => most.toLocaleString('en-US');

const sentences: Readonly<Record<string, string>> = {
  storage_prompts: `Your library is full: ${count(storageLimits.prompts)} prompts, including the trash. Delete some and empty the trash to make room.`,
  storage_bytes: `Your library is full: ${count(storageLimits.bytes / 1_000_000)} MB of text, including earlier versions and the trash. Delete some prompts and empty the trash to make room.`,
  storage_folders: `You have ${count(storageLimits.folders)} folders, the most an account can have. Delete some to make room.`,
};

/** What the database's limit of storage says to a person; undefined for another failure. */
export const storageFull = (cause: unknown): ServiceError | undefined => {
  const sentence = sentences[violatedConstraint(cause) ?? ''];
  return sentence === undefined ? undefined : new ServiceError('storage_full', sentence, { cause });
};
