import type { Prompt, PromptPatch } from '@whetstone/contract';
import { schema, violatedConstraint, type Claims, type Transaction } from '@whetstone/database';
import { ServiceError } from '../../http/service-error.ts';
import { folderNotFound } from '../folders/folder-refusal.ts';
import { lockFolders } from '../folders/lock-folders.ts';
import { ownPrompts, promptNotFound } from './own-prompt.ts';
import { getPrompt } from './get-prompt.ts';

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

/**
 * Changes the named fields of one prompt of the caller; a changed text makes a version.
 * Throws `not_found`, and `conflict` for publishing what an admin took out.
 */
export const updatePrompt = async (
  tx: Transaction,
  claims: Claims & { readonly sub: string },
  id: string,
  patch: PromptPatch,
): Promise<Prompt> => {
  const changes = {
    title: patch.title,
    description: patch.description,
    promptText: patch.prompt_text,
    category: patch.category,
    tags: patch.tags,
    useCase: patch.use_case,
    isPublic: patch.is_public,
    folderId: patch.folder_id,
  };
  if (Object.values(changes).some((value) => value !== undefined)) {
    if (patch.folder_id) await lockFolders(tx, claims);
    const changed = await tx
      .update(schema.prompts)
      .set(changes)
      .where(ownPrompts(claims, [id]))
      .returning({ id: schema.prompts.id })
      .catch(refuseUpdate);
    if (changed.length === 0) throw promptNotFound();
  }
  return getPrompt(tx, claims, id);
};
