import type { Prompt, PromptPatch } from '@whetstone/contract';
import { schema, violatedConstraint, type PersonClaims, type Transaction } from '@whetstone/database';
import { ServiceError } from '../../http/service-error.ts';
import { folderNotFound } from '../folders/folder-refusal.ts';
import { lockFolders } from '../folders/lock-folders.ts';
import { and, eq } from 'drizzle-orm';
import { ownPrompts } from './own-prompt.ts';
import { getPrompt } from './get-prompt.ts';
import { inOwnSpelling } from './tag-spelling.ts';

const refuseUpdate = (cause: unknown): never => {
  const constraint = violatedConstraint(cause);
  if (constraint === 'prompts_folder_fkey') throw folderNotFound(cause);
  if (constraint === 'prompts_moderated_check')
    throw new ServiceError(
      'conflict',
      'An administrator took this prompt out of the library. Contact support to publish it again.',
      { cause },
    );
  throw cause;
};

const refuseOverNewer = async (tx: Transaction, claims: PersonClaims, id: string): Promise<never> => {
  const newer = await getPrompt(tx, claims, id);
  throw new ServiceError('prompt_conflict', 'This prompt was changed in another tab or on another device.', {
    newer,
  });
};

/**
 * Changes the named fields of one prompt of the caller; changed words make a version. Throws `not_found`,
 * `prompt_conflict` where the prompt has another revision than the one named, and `conflict` for publishing what an
 * admin took out.
 */
export const updatePrompt = async (
  tx: Transaction,
  claims: PersonClaims,
  id: string,
  patch: PromptPatch,
): Promise<Prompt> => {
  const changes = {
    title: patch.title,
    description: patch.description,
    promptText: patch.prompt_text,
    category: patch.category,
    tags: patch.tags && (await inOwnSpelling(tx, claims, patch.tags, [id])),
    useCase: patch.use_case,
    isPublic: patch.is_public,
    folderId: patch.folder_id,
  };
  if (Object.values(changes).some((value) => value !== undefined)) {
    if (patch.folder_id) await lockFolders(tx, claims);
    const isAt = patch.revision === undefined ? undefined : eq(schema.prompts.revision, patch.revision);
    const changed = await tx
      .update(schema.prompts)
      .set(changes)
      .where(and(ownPrompts(claims, [id]), isAt))
      .returning({ id: schema.prompts.id })
      .catch(refuseUpdate);
    if (changed.length === 0) await refuseOverNewer(tx, claims, id);
  }
  return getPrompt(tx, claims, id);
};
