import { storageLimits, type TransferPrompt } from '@whetstone/contract';
import type { Transaction } from '@whetstone/database';
import { ServiceError } from '../../http/service-error.ts';
import { versionsOf } from '../transfer/versions-of.ts';
import { getStorage } from './get-storage.ts';

type Words = Pick<TransferPrompt, 'title' | 'description' | 'prompt_text' | 'category' | 'tags' | 'use_case'>;

const wordBytes = ({ title, description, prompt_text, category, tags, use_case }: Words): number =>
  Buffer.byteLength([title, description, prompt_text, category, ...tags, use_case ?? ''].join(''));

/** Bytes of its text and of its versions, as the database counts them. */
const bytesOf = (prompt: TransferPrompt): number =>
  versionsOf(prompt).reduce((bytes, version) => bytes + wordBytes(version), wordBytes(prompt));

/**
 * Throws `storage_full` when these prompts do not all fit into what the caller's account may still store, with the
 * number of the first ones that do. Two imports at once may both pass here; the database then refuses one of them.
 */
export const refuseOverflow = async (tx: Transaction, prompts: readonly TransferPrompt[]): Promise<void> => {
  const held = await getStorage(tx);
  let bytes = held.bytes;
  const overflow = prompts.findIndex((prompt, index) => {
    bytes += bytesOf(prompt);
    return held.prompts + index >= storageLimits.prompts || bytes > storageLimits.bytes;
  });
  if (overflow === -1) return;
  const fits = overflow === 0 ? 'none' : `the first ${overflow.toLocaleString('en-US')}`;
  throw new ServiceError(
    'storage_full',
    `This file would add ${prompts.length.toLocaleString('en-US')} prompts, but your library has room for ${fits} of them. Nothing was added. Delete prompts and empty the trash to make room.`,
  );
};
